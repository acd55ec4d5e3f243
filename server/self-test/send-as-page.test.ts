import emailjs from '@emailjs/browser'
import { describe, expect, test, vi } from 'vitest'
import { testApp, textOf } from '../../tests/server/support/test-app.ts'
import { HELPER_VERSION, pageCall } from './send-as-page.ts'

const FIELDS = { name: 'आशा "A"', email: 'asha@example.com', message: 'One\r\nTwo 🙂' }
const ACCOUNT = { service: 'service_1', template: 'template_1', publicKey: 'key_1' }

/** A FormData that contains the fields, whichever form it is given. */
class FilledIn extends FormData {
  constructor() {
    super()
    for (const [name, value] of Object.entries(FIELDS)) this.append(name, value)
  }
}

/** What the provider's helper passes to `fetch`. Since there is no page, a plain object replaces the form. */
async function callOfHelper(how: 'send' | 'sendForm') {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('OK'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { pathname: '/contact' })
  vi.stubGlobal('FormData', FilledIn)
  try {
    const { service, template, publicKey } = ACCOUNT
    const options = { publicKey }
    if (how === 'send') await emailjs.send(service, template, FIELDS, options)
    else {
      const form = { nodeName: 'FORM' } as HTMLFormElement
      await emailjs.sendForm(service, template, form, options)
    }
  } finally {
    vi.unstubAllGlobals()
  }
  const [url = '', init = {}] = fetched.mock.calls[0] ?? []
  return { url: new URL(url), init }
}

/** The body as bytes, with its random boundary replaced. */
async function bytesOf(body: BodyInit) {
  const request = new Request('http://localhost', { method: 'POST', body })
  const boundary = request.headers.get('content-type')?.split('boundary=')[1] ?? 'none'
  return (await request.text()).replaceAll(boundary, 'boundary')
}

describe("The self-test's call", () => {
  test("is, byte for byte, what the provider's helper sends", async () => {
    const { url, init } = await callOfHelper('sendForm')
    expect(url.pathname).toBe('/api/v1.0/email/send-form')
    expect(init.method).toBe('POST')
    const ours = await bytesOf(pageCall(FIELDS, ACCOUNT))
    expect(ours).toBe(await bytesOf(init.body as FormData))
    expect(ours).toContain(HELPER_VERSION)
  })
})

describe("The provider's helper", () => {
  test.each(['send', 'sendForm'] as const)('is understood by this server: %s', async (how) => {
    const { app, stored } = testApp()
    const { url, init } = await callOfHelper(how)
    expect(await textOf(app.request(url.pathname, init))).toBe('200 OK')
    expect(stored[0]).toMatchObject({ name: 'आशा "A"', message: 'One\nTwo 🙂', details: {} })
  })
})
