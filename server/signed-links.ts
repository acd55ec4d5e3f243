import { createHmac, randomUUID } from 'node:crypto'
import { timingSafeEqual } from 'hono/utils/buffer'
import { DESK_PATH } from '../contract/constants.ts'
import { tidyEmail } from '../contract/contact-details.ts'
import { OwnerError } from '../contract/owner-error.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { DAY_MS } from './milliseconds.ts'
import { type Database, readValue, sharedSecret, writeValue } from './store/database.ts'
import { mailboxOf, type StoredEnquiry } from './store/enquiries.ts'

/** How long the link in the mail of an enquiry works, and one to the desk since it was last used. */
const LINK_MS = 90 * DAY_MS
export const DESK_MS = 14 * DAY_MS

/** Whose links these are, and the key that signs them. Who has a link without a name is not known by name. */
export interface LinkHolder {
  name: string
  key: string
}

/** The address of the page on which the owner marks an enquiry. */
export const statusPath = (id: string) => `${DESK_PATH}/${id}`

const signature = (key: string, what: string, until: string) =>
  createHmac('sha256', key).update(`${what} ${until}`).digest('base64url')

function signed({ name, key }: LinkHolder, what: string, end: number): string {
  const until = String(end)
  const query = { ...(name && { for: name }), until, signature: signature(key, what, until) }
  return `${new URLSearchParams(query)}`
}

/** Whose link this is; undefined if it was not made for this, has expired or was ended. */
export async function holderOf(
  database: Database,
  what: string,
  query: Record<string, string>,
  now: number,
): Promise<LinkHolder | undefined> {
  const { for: name = '', until = '' } = query
  // Some databases may not even be asked for control characters.
  const key = /\p{Cc}/u.test(name) ? '' : await keyOf(database, name)
  const isRight = await timingSafeEqual(query.signature ?? '', signature(key, what, until))
  return key && isRight && Number(until) > now ? { name, key } : undefined
}

/** The path of the link in the mail of an enquiry. Who has it may read and mark this enquiry. */
export const statusLink = (holder: LinkHolder, id: string, now: number) =>
  `${statusPath(id)}?${signed(holder, id, now + LINK_MS)}`

/** The query of the link to the desk, and the cookie of who has opened it: it opens every enquiry. */
export const deskTicket = (holder: LinkHolder, now: number) =>
  signed(holder, DESK_PATH, now + DESK_MS)

/** The key of all links; its name is older than that of the desk. */
export const LINK_KEY = 'status-key'
const ownKey = (name: string) => `links-of:${name.toLowerCase()}`

/** What signs links: the key of all, and a person's own besides. Empty if theirs have ended. */
async function keyOf({ db }: Database, name: string): Promise<string> {
  const key = await sharedSecret(db, LINK_KEY)
  const own = name && (await readValue(db, ownKey(name)))
  return name && !own ? '' : `${key}${own}`
}

/** Makes another key, with which all links end. */
export const renewLinkKey = ({ db }: Database) => writeValue(db, LINK_KEY, randomUUID())

/** Ends all links of a person; mails to them have none from then on. @throws OwnerError if nobody is called so */
export async function endLinks({ db }: Database, { people }: SiteSettings, name: string) {
  const keys = db.selectFrom('key_values').select('name').where('name', 'like', ownKey('%'))
  const known = (await keys.execute()).map((row) => row.name.slice(ownKey('').length))
  const names = new Set([...known, ...people.map((person) => person.name.toLowerCase())])
  if (!names.has(name.toLowerCase()))
    throw new OwnerError(`"${name}" has no link. These have: ${[...names].join(', ')}`)
  // Before the site knew whose an address is, its mails had links of the address.
  const email = people.find((person) => person.name === name)?.email
  for (const one of email ? [name, mailboxOf(email)] : [name]) await writeValue(db, ownKey(one), '')
}

/** Who is meant by a name or an address: a person of the team, or else a mailbox, or whoever is called so. */
export function holderNamed({ people }: Pick<SiteSettings, 'people'>, text: string): string {
  const given = text.includes('@') ? mailboxOf(tidyEmail(text)) : text.trim().normalize('NFC')
  const person = people.find(
    ({ name, email }) => mailboxOf(email) === given || name.toLowerCase() === given.toLowerCase(),
  )
  return person?.name ?? given
}

/** The addresses that one person may open: the desk, and the pages of enquiries. */
export type Links = NonNullable<Awaited<ReturnType<typeof linksFor>>>

/**
 * Makes links for one person, or without a name; undefined for a person whose links were ended.
 * @param isAllowed whether these get new links nevertheless; the earlier ones stay dead
 */
export async function linksFor(
  database: Database,
  { url }: SiteSettings,
  name: string,
  isAllowed = false,
) {
  const { db } = database
  // The first mail to somebody gives them a key; an ended one stays empty.
  if (name && !(await sharedSecret(db, ownKey(name))) && isAllowed)
    await writeValue(db, ownKey(name), randomUUID())
  const key = await keyOf(database, name)
  const whole = (path: string) => new URL(path, url).href
  return key
    ? {
        desk: whole(`${DESK_PATH}?${deskTicket({ name, key }, Date.now())}`),
        to: ({ id, receivedAt }: Pick<StoredEnquiry, 'id' | 'receivedAt'>) =>
          whole(statusLink({ name, key }, id, receivedAt)),
      }
    : undefined
}
