import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FIELD } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { openDesk } from '../../server/desk/desk.ts'
import { labelOf } from '../../server/mails/compose-mail.ts'
import { LINK_KEY, statusLink } from '../../server/signed-links.ts'
import { readReminder, setStatus } from '../../server/store/answers.ts'
import { sharedSecret } from '../../server/store/database.ts'
import { deleteEnquiries } from '../../server/store/deletion.ts'
import { keepJob } from '../../server/store/jobs.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, type Mail, startMailServer, textOf } from './support/mail-server.ts'
import { outboxAtWork } from './support/outbox-at-work.ts'
import { OPEN_OFFICE, SITE as REAL } from './support/site.ts'
import { startHere } from './support/start-here.ts'
import { testApp } from './support/test-app.ts'

const HOUR = 60 * 60_000
const NOW = '27 Nov'

const IMRAN = { name: 'Imran', email: 'imran@kiteline.example' }
const SITE = {
  ...REAL,
  url: 'https://kiteline.example',
  timeZone: 'Asia/Kolkata',
  language: 'en-IN',
  confirmation: {
    subject: 'It has arrived',
    greeting: 'Dear {name},',
    noName: 'Good day,',
    booking: 'Choose: {address}',
    asked: {
      message: '{person} answers {when}.',
      callback: '{person} rings {when}.',
      demo: '{person} shows it {when}.',
    },
    about: 'About {subject}.',
    end: 'Ring us.',
    anyone: 'Our team',
  },
  subjects: [
    { key: '/services/drone', label: 'Drone', person: IMRAN },
    { key: '/services/seo', label: 'SEO' },
  ],
  office: OPEN_OFFICE,
}
const { status: labels, reminder } = SITE.serverText
const about = (subject: string) => ({ [FIELD.subjectOfInterest]: subject })

async function setUp(site = SITE) {
  const smtp = await startMailServer()
  const outbox = await outboxAtWork(smtp.settings, site)
  const to = (address: string) => smtp.mails.filter((mail) => mail.to.includes(address))
  const arrived = async (address: string, count = 1): Promise<Mail> => {
    await eventually(() => to(address).length).toBe(count)
    return to(address).at(-1) as Mail
  }
  return { smtp, to, arrived, ...outbox }
}

test('A visitor gets a mail that says what was asked, who answers and by when; a reply goes to that person', async () => {
  const { store, arrived } = await setUp()
  await store({ details: { ...about('/services/drone'), [FIELD.askedFor]: 'callback' } })
  const mail = await arrived('asha@example.com')
  expect(headerOf(mail, 'Reply-To')).toBe('imran@kiteline.example')
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-replied')
  const owners = await arrived('imran@kiteline.example')
  expect(textOf(owners)).toMatch(/: \d.* IST\n/)
  // Mail programs show both as one thread.
  expect(headerOf(mail, 'Subject')).toBe(headerOf(owners, 'Subject'))
  expect(headerOf(mail, 'References')).toBe(headerOf(owners, 'Message-ID'))
  expect(textOf(mail)).toMatch(
    /^Dear Asha,\n\nImran rings by \w+, .*\d.*\.\n\nAbout Drone\.\n\nRing us\.\n$/,
  )
})

test('A visitor gets a mail in the language of the page, and the owner is told which', async () => {
  const confirmation = { ...SITE.confirmation, subject: 'મળી ગયું', greeting: 'નમસ્તે {name},' }
  const languages = { gu: { language: 'gu-IN', confirmation, subjects: SITE.subjects } }
  const { store, arrived } = await setUp({ ...SITE, languages })
  await store({ details: { ...about('/services/drone'), [FIELD.page]: '/gu/contact' } })
  const mail = await arrived('asha@example.com')
  expect(textOf(mail)).toMatch(/^નમસ્તે Asha,\n/)
  expect(headerOf(mail, 'Subject')).toBe('મળી ગયું')
  expect(textOf(await arrived('imran@kiteline.example'))).toContain('/gu/contact (Gujarati)')
})

test.each([
  'Claim your prize at spam.example now',
  'http://spam.example/win',
  'Visit spam․example',
  'spam.example',
  'Call 98765 43210',
  '<b>Asha</b>',
  'Asha\u2028Ring 1',
  'a'.repeat(41),
  'one two three four five six',
  '',
])('A visitor gets a mail in which nothing is theirs, whatever is entered: %j', async (typed) => {
  const { store, arrived } = await setUp()
  const details = Object.fromEntries(Object.values(FIELD).map((name) => [name, `${typed} xyz`]))
  await store({ name: typed, message: `${typed} xyz`, details })
  const mail = await arrived('asha@example.com')
  expect(headerOf(mail, 'Subject')).toBe(SITE.confirmation.subject)
  expect(textOf(mail)).toMatch(/^Good day,\n\nOur team answers by [^\n]*\n\nRing us\.\n$/)
})

const NAMES = ['Zoë Mehta', 'આશા પટેલ', "Dr. K. O'Neil-Rao", 'R.K. Patel', '王小明']
test.each(NAMES)('A mail has the name of its visitor, if it looks like one: %s', async (name) => {
  const { store, arrived } = await setUp()
  await store({ name })
  expect(textOf(await arrived('asha@example.com'))).toContain(`Dear ${name},`)
})

test('A visitor gets a mail once a day for each mailbox, never for suspected spam or a self-test, and not if it is switched off', async () => {
  const { store, arrived, smtp, pass } = await setUp()
  await store({ email: 'asha.p@gmail.com' })
  for (const email of [' ASHA.P@gmail.com', 'asha.p+shop@gmail.com', 'ashap@googlemail.com'])
    await store({ message: email, email })
  await store({ email: 'fast@example.com', suspicion: 'too fast' })
  await store({ email: 'test@example.com', selfTest: true })
  await arrived('owner@example.com', 6)
  const confirmed = () => smtp.mails.flatMap(({ to }) => to).filter((to) => !to.startsWith('owner'))
  expect(confirmed()).toEqual(['asha.p@gmail.com'])
  await pass(25 * HOUR)
  await store({ message: 'A day later', email: 'asha.p@gmail.com' })
  await arrived('asha.p@gmail.com', 2)

  const off = await setUp({ ...SITE, confirmation: undefined as never })
  await off.store()
  await off.arrived('owner@example.com')
  expect(off.to('asha@example.com')).toEqual([])
})

test('An enquiry has not failed if the mail to its visitor cannot be delivered', async () => {
  const { smtp, store, arrived, read } = await setUp()
  smtp.refuseFor(SITE.confirmation.subject)
  const id = await store()
  await arrived('owner@example.com')
  await eventually(async () => (await read(id))?.status).toBe('delivered')
})

test.each([
  ['the office is open', SITE],
  ['no hours are known', { ...SITE, office: undefined as never }],
])('It comes no later than the promised time, after an outage, where %s', async (_, site) => {
  const { smtp, store, pass, attempts } = await setUp(site)
  smtp.behave('refuses the content for now')
  await store({ email: 'late@example.com' })
  await store({ email: 'early@example.com', receivedAt: Date.now() + 20 * HOUR })
  await eventually(() => attempts.length).toBe(4)
  smtp.behave('takes')
  await pass(25 * HOUR)
  await eventually(() => attempts.length).toBe(8)
  const recipients = smtp.mails.map(({ to }) => to[0]).toSorted()
  expect(recipients).toEqual(['early@example.com', ...Array(2).fill('owner@example.com')])
})

test('Forty enquiries reach the owner, confirm no more than the limit, and raise one alarm', async () => {
  const smtp = await startMailServer()
  const { send, health } = await startHere(
    { ...smtp.settings, MAIL_TO: 'Owner <owner@example.com>', CONFIRMATIONS_PER_HOUR: '5' },
    { ...SITE, ownAddresses: ['boss@elsewhere.example'] },
  )
  const own = ['owner+x@example.com', 'Boss@Elsewhere.example', 'a@kiteline.example']
  own.push('b@www.kiteline.example')
  const strangers = Array.from({ length: 36 }, (_, n) => `stranger${n}@example.com`)
  for (const email of [...own, ...strangers])
    expect((await send({ email, message: email })).status).toBe(200)
  await eventually(async () => (await health()).alarms).toEqual([
    expect.stringContaining('CONFIRMATIONS_PER_HOUR'),
  ])
  const isAlarm = (mail: Mail) => textOf(mail).startsWith('ALARM')
  await eventually(() => smtp.mails.filter(isAlarm).length).toBe(1)
  const toVisitors = () =>
    smtp.mails.flatMap(({ to }) => to).filter((to) => to !== 'owner@example.com')
  await eventually(() => smtp.mails.length).toBe(40 + 5 + 1)
  expect(toVisitors().toSorted()).toEqual(strangers.slice(0, 5))
})

test.each([
  ['a plan that was renamed', '/pricing/flights', 'Flights', [IMRAN.email, 'owner@example.com']],
  ['a page, stored by its label', 'Drone', 'Drone', [IMRAN.email, 'owner@example.com']],
  ['a page that nobody answers for', '/services/seo', 'SEO', ['owner@example.com']],
  ['a page that is gone', '/services/gone', '/services/gone', ['owner@example.com']],
])('An enquiry about %s reaches who answers it today', async (_, stored, label, recipients) => {
  const plan = { key: '/pricing/flights', label: 'Flights', person: IMRAN }
  const { store, arrived, smtp } = await setUp({ ...SITE, subjects: [...SITE.subjects, plan] })
  await store({ details: about(stored) })
  const mail = await arrived('owner@example.com')
  const owners = smtp.mails.filter((one) => textOf(one).includes(SITE.serverText.status.link))
  expect(owners.flatMap(({ to }) => to)).toEqual(recipients)
  for (const one of owners)
    expect(`${headerOf(one, 'To')}, ${headerOf(one, 'Cc')}`).toContain(recipients.join(', '))
  expect(headerOf(mail, 'Subject')).toBe(
    fillIn(SITE.serverText.mail.subjectAbout, { name: 'Asha', about: label }),
  )
  expect(textOf(mail)).toContain(`${labelOf(SITE, FIELD.subjectOfInterest)}: ${label}\n`)
})

/** The app, with an enquiry that was mailed, and the path of its link. */
async function mailed(given = {}) {
  const outbox = await setUp()
  const id = await outbox.store({ message: '<b>Please</b> call', ...given })
  const [url = ''] = /https:\S+/.exec(textOf(await outbox.arrived('owner@example.com'))) ?? []
  const { app } = testApp({
    site: () => SITE,
    desk: {
      ...openDesk(outbox.database, ['mail'], () => SITE),
      mark: (of, change) => setStatus(outbox.database, ['mail'], of, change, NOW),
    },
  })
  const versionIn = (page: string) => /name="version" value="([^"]+)"/.exec(page)?.[1] ?? ''
  /** Opens the page, now or before, and presses a button there. */
  const look = async () => versionIn(await (await app.request(url)).text())
  const press = async (state: string, note = '', path = url, version?: string) => {
    const form = { state, note, version: version ?? (await look()) }
    return app.request(path, { method: 'POST', body: new URLSearchParams(form) })
  }
  return { ...outbox, id, url, app, press, look, versionIn }
}

test('The link in the mail of an enquiry opens a page with everything and links to reply; opening changes nothing, pressing does, also twice', async () => {
  const { app, url, id, press, read } = await mailed({
    details: { ...about('Drone'), phone: '98250 12345', phone_e164: '+919825012345' },
  })
  const page = await (await app.request(url)).text()
  for (const part of ['&lt;b&gt;Please&lt;/b&gt; call', '>Drone</dd>', 'tel:+919825012345'])
    expect(page).toContain(part)
  for (const part of ['mailto:asha%40example.com?subject=', 'https://wa.me/919825012345'])
    expect(page).toContain(part)
  expect((await read(id))?.state).toBe('new')

  expect(await (await press('answered', 'Rang her')).text()).toContain(labels.done)
  const first = await read(id)
  expect(first).toMatchObject({ state: 'answered', note: `${NOW}: Rang her` })
  await press('answered', 'Twice')
  const note = `${NOW}: Rang her\n\n${NOW}: Twice`
  expect(await read(id)).toMatchObject({ note, answeredAt: first?.answeredAt })
  await press('something else')
  expect(await read(id)).toMatchObject({ state: 'answered', note })
})

test.each([
  ['a state', 'answered', ''],
  ['a note', '', 'Rang her'],
  ['both', 'lost', 'Rang her\r\ntwice'],
])('The link shows what was changed since it was opened: %s', async (_, state, note) => {
  const { id, url, press, look, versionIn, read } = await mailed()
  const seen = await look()
  await press(state, note)
  const before = await read(id)
  const late = await press('lost', 'My <own> words', url, seen)
  expect(late.status).toBe(409)
  expect(await read(id)).toEqual(before)
  const page = await late.text()
  const [line = ''] = note.split('\r')
  const shown = [labels.changed, labels.states[before?.state ?? 'new'], line]
  for (const part of [...shown, 'My &lt;own&gt; words</textarea>']) expect(page).toContain(part)
  await press('lost', 'My <own> words', url, versionIn(page))
  const after = await read(id)
  expect(after?.state).toBe('lost')
  for (const part of ['My <own> words', note.replace('\r', '')]) expect(after?.note).toContain(part)
})

test('The link in the mail of an enquiry takes a press that is sent twice once, and the same words again later', async () => {
  const { id, url, press, look, read } = await mailed()
  const seen = await look()
  for (let n = 0; n < 2; n++) {
    const answer = await press('answered', 'Rang her', url, seen)
    expect([answer.status, (await read(id))?.note]).toEqual([200, `${NOW}: Rang her`])
  }
  const later = await look()
  for (let n = 0; n < 2; n++) {
    expect((await press('', 'Rang her', url, later)).status).toBe(200)
    expect((await read(id))?.note).toBe(`${NOW}: Rang her\n\n${NOW}: Rang her`)
  }
})

test.each([
  ['050 123 4567', undefined, []],
  ['079 2345 6789', '+917923456789', ['tel:+917923456789']],
  ['1800 123 4567', '+9118001234567', ['tel:+9118001234567']],
])('It calls %s only if it can, and WhatsApp a mobile alone', async (phone, phone_e164, links) => {
  const { app, url } = await mailed({ details: { phone, ...(phone_e164 && { phone_e164 }) } })
  const page = await (await app.request(url)).text()
  expect(page).toContain(phone)
  expect(page.match(/(?:tel:|https:\/\/wa\.me)[^"]*/g) ?? []).toEqual(links)
})

test.each(['x', 'ગ', '🪁', '%', '\n'])('It quotes as much of %j as fits', async (of) => {
  const { app, url } = await mailed({ name: of.repeat(90), message: of.repeat(1800) })
  const page = await (await app.request(url)).text()
  const [address = ''] = /mailto:[^"]+/.exec(page) ?? []
  expect(Buffer.byteLength(address.replaceAll('&amp;', '&'))).toBeLessThan(2048)
  expect(() => decodeURIComponent(address)).not.toThrow()
})

test('The link in the mail of an enquiry that is forged, for another enquiry or expired says so, and changes nothing', async () => {
  const { app, url, id, press, read, store, database } = await mailed()
  const other = await store({ message: 'Another' })
  const key = await sharedSecret(database.db, LINK_KEY)
  const linkOf = (key: string, days = 0) =>
    new URL(statusLink({ name: '', key }, id, Date.now() - days * 24 * HOUR), SITE.url).href
  expect((await app.request(linkOf(key, 89))).status).toBe(200)
  const forged = [url.replace(/.$/, '_'), url.replace(id, other), url.split('?')[0] ?? '']
  for (const path of [...forged, linkOf(key, 91), linkOf('another key')]) {
    const answer = await press('lost', '', path)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(labels.invalid.title)
    expect((await app.request(path)).status).toBe(403)
  }
  for (const one of [id, other]) expect((await read(one))?.state).toBe('new')
})

test('The link in the mail of an enquiry that was deleted says so', async () => {
  const { app, database, id, url } = await mailed()
  await deleteEnquiries(database, sql<boolean>`id = ${id}`)
  const answer = await app.request(url)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(labels.gone.title)
})

test('An enquiry without an answer is in a reminder after half of the promised day, and once more when it is over', async () => {
  const { store, arrived, to, pass, database } = await setUp()
  await store()
  const answered = await store({ email: 'b@example.com', message: 'Marked' })
  await setStatus(database, [], answered, { state: 'answered' }, NOW)
  await arrived('owner@example.com', 2)
  await keepJob(database, 'reminder')
  for (const [index, line] of [reminder.subject, reminder.overdue].entries()) {
    await pass(13 * HOUR)
    const mail = await arrived('owner@example.com', 3 + index)
    expect(headerOf(mail, 'Subject')).toBe(fillIn(line, { count: 1 }))
    expect(textOf(mail)).toContain('https://kiteline.example/enquiries/')
    expect(textOf(mail)).not.toContain('b@example.com')
    expect(textOf(mail)).toMatch(/\d{4}, \d.* IST\n/)
    await eventually(() => readReminder(database, SITE)).toEqual([])
  }
  await pass(48 * HOUR)
  await pass(0)
  expect(to('owner@example.com')).toHaveLength(4)
})
