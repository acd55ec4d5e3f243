import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DESK_PATH } from '../../contract/constants.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { AppEnv } from '../app-env.ts'
import { DESK_MS, deskTicket, isDeskTicket } from '../signed-links.ts'
import type { Desk } from './desk.ts'
import { PLAIN_PAGE_POLICY } from './plain-page.ts'

export interface DeskOptions {
  site(): SiteSettings
  /** Signs the links to single enquiries. */
  statusKey: string
  desk: Desk
  /** The Message-ID of the mail about an enquiry; undefined where none is sent. */
  mailIdOf(id: string): string | undefined
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

/** Whether somebody has the link to the desk, or has opened it in the last 14 days. The cookie opens pages alone. */
export async function isAtDesk(c: Context<AppEnv>, { desk, site }: DeskOptions, link = '') {
  const key = await desk.key()
  const now = Date.now()
  if (![link, getCookie(c, COOKIE) ?? ''].some((one) => isDeskTicket(key, one, now))) return false
  setCookie(c, COOKIE, deskTicket(key, now), {
    ...{ path: DESK_PATH, httpOnly: true, sameSite: 'Lax', maxAge: DESK_MS / 1000 },
    secure: site().url.startsWith('https:'),
  })
  return true
}
