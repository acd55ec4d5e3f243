import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { HTTPException } from 'hono/http-exception'
import * as contract from '../contract/fields.ts'
import { languageOfPage } from '../contract/site-settings.ts'
import type { AppEnv } from './app-env.ts'
import { type DeskOptions, privatePage } from './desk/desk-access.ts'
import { DESK_PATHS, deskPage } from './desk/desk-page.ts'
import { statusPage } from './desk/status-page.ts'
import { answerHealth } from './health.ts'
import { allowOrigins } from './receive/allowed-origins.ts'
import { UUID } from './receive/enquiry-schema.ts'
import { answerHttpError } from './receive/http-error.ts'
import { limitRate } from './receive/limit-rate.ts'
import { readForm } from './receive/read-form.ts'
import { checkEnquiry, type StoreOptions, storeEnquiry } from './receive/store-enquiry.ts'
import { statusPath } from './signed-links.ts'
import { securityHeaders } from './site/security-headers.ts'
import type { SiteRelease } from './site/site-release.ts'
import { notFoundPage, staticFiles } from './site/static-files.ts'
import { type WatchedRequest, watchRequests } from './watch-requests.ts'

export interface AppOptions extends StoreOptions, DeskOptions {
  allowedOrigins: readonly string[]
  trustedProxies: number
  rateLimitPerMinute: number
  healthToken?: string | undefined
  health(): Promise<{ healthy: boolean }>
  /** Called with the origin of each request that is refused for it. */
  originRefused(origin: string): void
  release(): SiteRelease
  /** Whether an enquiry with this id is on the disk. Throws if the database cannot be read. */
  isStored(id: string): Promise<boolean>
  report(request: WatchedRequest): void
}

/** Builds the whole app: the endpoints of the form first, then the files of the site. */
export function createApp(options: AppOptions) {
  const app = new Hono<AppEnv>()
  const allowedOrigins = allowOrigins(options.allowedOrigins, options.site, options.originRefused)
  /** Each has its own limit: requesting receipts must not use up the limit for sending. */
  const rateLimit = () => limitRate(options.rateLimitPerMinute, options.trustedProxies)
  // Before a body is read into memory.
  const limitBody = bodyLimit({
    maxSize: contract.BODY_LIMIT,
    onError: () => {
      const message = `The message is larger than ${contract.BODY_LIMIT / 1024} KB`
      throw new HTTPException(413, { message })
    },
  })

  const receive = [
    allowedOrigins,
    rateLimit(),
    limitBody,
    readForm,
    checkEnquiry(options.site),
    storeEnquiry(options),
  ] as const

  app.use(watchRequests(options.report), async (c, next) => {
    const headers = securityHeaders(options.site().contentSecurityPolicy)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return next()
  })
  app.post(contract.SEND_FORM_PATH, ...receive, (c) => c.text(contract.ACCEPTED))
  app.post(contract.NATIVE_SEND_PATH, ...receive, (c) => {
    // What was asked for, from our own list: what was typed belongs in no address.
    const asked = contract.REQUESTS.find((one) => one === c.var.fields.asked_for)
    const language = languageOfPage(options.site(), c.var.fields.page || c.req.header('Referer'))
    const thanks = `${language && `/${language}`}${contract.THANKS_PATH}`
    return c.redirect(asked ? `${thanks}#${asked}` : thanks, 303)
  })

  app.all(contract.SEND_FORM_PATH, (c) => c.text('Method Not Allowed', 405, { Allow: 'POST' }))
  app.get(contract.NATIVE_SEND_PATH, (c) => c.redirect(contract.CONTACT_PATH, 303))
  app.get(
    contract.receiptPath(':id'),
    allowedOrigins,
    rateLimit(),
    // Tells nothing else, and of quarantined enquiries too, because their senders were thanked.
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const id = (c.req.param('id') ?? '').toLowerCase()
      // Some databases may not even be asked for what is no id.
      const stored =
        UUID.test(id) &&
        (await options.isStored(id).catch(({ message }: Error) => {
          c.var.notes.error = message
          throw new HTTPException(503, { message: 'It is not known whether the message is stored' })
        }))
      if (stored) c.var.notes.enquiry = id
      return c.json({ stored }, stored ? 200 : 404)
    },
  )
  const atDesk = [rateLimit(), privatePage] as const
  for (const path of DESK_PATHS) app.get(path, ...atDesk, deskPage(options))
  app.get(statusPath(':id'), ...atDesk, statusPage(options))
  app.post(statusPath(':id'), ...atDesk, limitBody, readForm, statusPage(options))
  app.get('/healthz', answerHealth(options.health, options.healthToken))
  app.all('/api/*', (c) => c.text('Not Found', 404))

  app.use(etag(), staticFiles(options.release))
  app.notFound(notFoundPage(options.release))
  app.onError(answerHttpError(options.release))
  return app
}
