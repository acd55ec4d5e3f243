import { NATIVE_SEND_PATH, SEND_FORM_PATH } from '../../../contract/fields.ts'
import { type AppOptions, createApp } from '../../../server/create-app.ts'
import type { NewEnquiry } from '../../../server/store/enquiries.ts'
import { asPageCall } from './run-server.ts'
import { CONTACT_PAGE, SITE } from './site.ts'

export const ENQUIRY = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }

/** The app without a database: the messages that it would store are in `stored`. */
export function testApp(options: Partial<AppOptions> = {}) {
  const stored: NewEnquiry[] = []
  const { site = () => SITE } = options
  const release = { root: '/nowhere', redirects: {}, contactPages: { '': CONTACT_PAGE } }
  const app = createApp({
    trustedProxies: 0,
    allowedOrigins: [],
    rateLimitPerMinute: 0,
    fastestPersonMs: 2000,
    store: async (message) => void stored.push(message),
    isSelfTest: (mark) => mark === 'the-mark',
    site,
    originRefused: () => {},
    release: () => ({ ...release, settings: site() }),
    isStored: async (id) => stored.some((message) => message.id === id),
    desk: {
      holderOf: async () => undefined,
      list: async () => [],
      async *all() {
        yield* []
      },
      read: async () => undefined,
      othersOf: async () => [],
      mark: async () => 'gone',
      count: async () => ({ month: [], campaign: [], page: [] }),
    },
    mailIdOf: () => undefined,
    health: async () => ({ healthy: true }),
    report: () => {},
    ...options,
  })

  /** Posts as `sendForm` of the provider's helper does. */
  const sendForm = async (fields: Record<string, string> = {}) =>
    app.request(SEND_FORM_PATH, asPageCall(fields))

  /** Posts as a browser without JavaScript does. */
  const post = async (fields: Record<string, string> = {}) =>
    app.request(NATIVE_SEND_PATH, {
      method: 'POST',
      body: new URLSearchParams({ ...ENQUIRY, ...fields }),
      headers: { Referer: 'https://kiteline.example/contact' },
    })

  return { app, stored, sendForm, post }
}

export const textOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer
  return `${status} ${await (await answer).text()}`
}
