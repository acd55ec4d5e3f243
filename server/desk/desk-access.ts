import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DESK_PATH } from '../../contract/constants.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { AppEnv } from '../app-env.ts'
import { DESK_MS, deskTicket, type LinkHolder } from '../signed-links.ts'
import type { Desk } from './desk.ts'
import { PLAIN_PAGE_POLICY } from './plain-page.ts'

export interface DeskOptions {
  site(): SiteSettings
  desk: Desk
  /** The Message-ID of the mail about an enquiry; undefined where none is sent. */
  mailIdOf(id: string): string | undefined
}

/** What a page of the desk shows depends on who opens it: the links in it are theirs. */
export interface AtDesk extends DeskOptions {
  holder: LinkHolder
}

const COOKIE = 'desk'

/** Keeps a page to its reader: nobody stores it, and no other site learns its address, which may be a key. */
export const privatePage: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
  return next()
}

/** Who has the link to the desk, or has opened it in the last 14 days. The cookie opens pages alone. */
export async function holderAtDesk(
  c: Context<AppEnv>,
  { desk, site }: DeskOptions,
  link = '',
): Promise<LinkHolder | undefined> {
  const tickets = [link, getCookie(c, COOKIE) ?? ''].map(async (one) =>
    desk.holderOf(DESK_PATH, Object.fromEntries(new URLSearchParams(one))),
  )
  const holder = (await Promise.all(tickets)).find(Boolean)
  if (holder)
    setCookie(c, COOKIE, deskTicket(holder, Date.now()), {
      ...{ path: DESK_PATH, httpOnly: true, sameSite: 'Lax', maxAge: DESK_MS / 1000 },
      secure: site().url.startsWith('https:'),
    })
  return holder
}
