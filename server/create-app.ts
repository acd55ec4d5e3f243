import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { html } from 'hono/html'
import { matchedRoutes } from 'hono/route'
import * as contract from '../contract/fields.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { answerHttpError } from './answer-http-error.ts'
import type { AppEnv } from './app-env.ts'
import { noteRequest } from './http/watch-requests.ts'
import { allowOrigins, type OriginOptions } from './middleware/allowed-origins.ts'
import { answerHealth, answerMetrics, type HealthOptions } from './middleware/answer-health.ts'
import { answerReceipt } from './middleware/answer-receipt.ts'
import { checkEnquiry } from './middleware/check-enquiry.ts'
import { findClientAddress } from './middleware/client-address.ts'
import { findFile } from './middleware/find-file.ts'
import { limitBody } from './middleware/limit-body.ts'
import { limitRate, type RateLimiter } from './middleware/limit-rate.ts'
import { modifiedSince } from './middleware/modified-since.ts'
import { onlyReading } from './middleware/only-reading.ts'
import { partsOfFiles } from './middleware/parts-of-files.ts'
import { readForm, readTemplateParams } from './middleware/read-form.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { notFoundPage, sendFile } from './middleware/send-file.ts'
import { type StoreOptions, storeEnquiry } from './middleware/store-enquiry.ts'
import { suspect } from './middleware/suspect.ts'
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts'
import type { SiteRelease } from './site-release.ts'

export interface AppOptions extends StoreOptions, HealthOptions, OriginOptions {
  trustedProxies: number
  rateLimitPerMinute: number
  fastestPersonMs: number
  /** The current site settings. */
  site(): SiteSettings
  /** The limiter for sending enquiries, or for requesting receipts. */
  limiter(of: 'sending' | 'receipts'): RateLimiter
  /** The release that is served now. */
  release(): SiteRelease
  /** Whether an enquiry with this id is on the disk. */
  isStored(id: string): Promise<boolean>
}

/** The pattern of the site's files. */
const ALL = '/*'

/** Builds the whole app: the endpoints of the form first, then the files of the site. */
export function createApp(options: AppOptions) {
  const app = new Hono<AppEnv>()
  const allowedOrigins = allowOrigins(options)
  const rateLimit = limitRate(options.rateLimitPerMinute, options.limiter('sending'))

  /** The middleware of the endpoints that receive enquiries; they differ only in how they read the body. */
  const chain = (read: MiddlewareHandler<AppEnv>) =>
    [
      findClientAddress(options.trustedProxies),
      allowedOrigins,
      rateLimit,
      limitBody(),
      read,
      checkEnquiry(),
      suspect(options.fastestPersonMs),
      storeEnquiry(options),
    ] as const

  app.use(noteRoute())
  app.use(setSecurityHeaders(options.site))
  app.post(contract.SEND_FORM_PATH, ...chain(readForm()), (c) => c.text(contract.ACCEPTED))
  app.post(contract.SEND_PATH, ...chain(readTemplateParams()), (c) => c.text(contract.ACCEPTED))
  app.post(contract.NATIVE_SEND_PATH, ...chain(readForm()), (c) =>
    c.redirect(contract.THANKS_PATH, 303),
  )

  app.options('/api/*', allowedOrigins, (c) => c.body(null, 204))
  app.all('/api/v1.0/email/:call{send|send-form}', (c) =>
    c.text('Method Not Allowed', 405, { Allow: 'POST, OPTIONS' }),
  )
  app.get(contract.NATIVE_SEND_PATH, (c) => c.redirect(contract.CONTACT_PATH, 303))
  app.get(
    contract.receiptPath(':id'),
    findClientAddress(options.trustedProxies),
    allowedOrigins,
    // A separate limit: requesting receipts must not use up the limit for sending.
    limitRate(options.rateLimitPerMinute, options.limiter('receipts')),
    answerReceipt(options.isStored),
  )
  app.get('/healthz', answerHealth(options))
  app.get('/metrics', answerMetrics(options))
  app.all('/api/*', (c) => c.text('Not Found', 404))

  app.use(
    onlyReading(),
    findFile(options.release),
    etag(),
    modifiedSince(),
    partsOfFiles(),
    sendFile(),
  )
  // Reached only if the built site has no page at this address.
  app.get(contract.THANKS_PATH, (c) => {
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    const site = options.site()
    const { title, text } = site.form.thanks
    const back = html`<p><a href="/">${site.serverText.backToSite}</a></p>`
    return c.html(plainPage(site, title, html`<p>${text}</p>${back}`))
  })

  app.notFound(notFoundPage(options.release))
  app.onError(answerHttpError(options.site))
  return app
}

function setSecurityHeaders(site: () => SiteSettings): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const headers = securityHeaders(site().contentSecurityPolicy)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return next()
  }
}

/** Notes what the log and the metrics may show: the endpoint, or the address of a file of the site. */
function noteRoute(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const route = matchedRoutes(c).find(({ path }) => path !== ALL)?.path ?? ALL
    const path = c.var.file && c.req.path
    noteRequest(c.env?.incoming, { route, ...(path && { path }) })
  }
}
