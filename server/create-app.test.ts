import { describe, expect, test } from 'vitest'
import {
  BODY_LIMIT,
  FIELD,
  FIELDS,
  OWN_FIELD_LIMIT,
  SEND_FORM_PATH,
  THANKS_PATH,
} from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
import { LETTERS, PASTED } from '../tests/pasted-addresses.ts'
import { SITE } from '../tests/server/support/site.ts'
import { ENQUIRY, testApp, textOf } from '../tests/server/support/test-app.ts'
import { clientKey, rateLimiter } from './receive/limit-rate.ts'

const ENCODED = 'application/x-www-form-urlencoded'
const WITH_FILE = new FormData()
WITH_FILE.append('attachment', new File(['x'], 'x.exe'))

describe('The endpoints', () => {
  test('answer OK, as the provider does, only after the enquiry is stored', async () => {
    let isStored = () => {}
    const store = () => new Promise<undefined>((resolve) => (isStored = () => resolve(undefined)))
    const answer = textOf(testApp({ store }).sendForm())
    const later = new Promise((resolve) => setImmediate(resolve, 'not yet'))
    expect(await Promise.race([answer, later])).toBe('not yet')
    isStored()
    expect(await answer).toBe('200 OK')
  })

  test('acknowledge nothing that cannot be stored, and do not tell why', async () => {
    const store = () => Promise.reject(new Error('database or disk is full'))
    const { sendForm } = testApp({ store })
    expect(await textOf(sendForm())).toMatch(/^503 The message could not be stored/)
  })

  test.each<[string, string, string | FormData, RegExp]>([
    ['a form', `${ENCODED}; charset=UTF-8`, 'name=a&email=a@b&message=m', /^200 OK/],
    ['another type', 'text/plain', 'x', /^415 /],
    ['a file', '', WITH_FILE, /^415 Attachments are not accepted$/],
    ['a truncated form', 'multipart/form-data; boundary=b', '--b\r\nCon', /^400 /],
    ['a form over 256 KB', ENCODED, 'x'.repeat(BODY_LIMIT + 1), /^413 .* 256 KB$/],
  ])('answer %s with a status and one line', async (_, type, body, expected) => {
    const headers = new Headers(typeof body === 'string' ? { 'Content-Type': type } : {})
    const answer = await testApp().app.request(SEND_FORM_PATH, { method: 'POST', body, headers })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await textOf(answer)).toMatch(expected)
  })

  test('take forms alone', async () => {
    const { app } = testApp()
    const answer = await app.request(SEND_FORM_PATH)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('The rate limit', () => {
  test('refuses a flood before it reads the bodies, and says when to try again', async () => {
    const { sendForm } = testApp({ rateLimitPerMinute: 3 })
    for (let sent = 0; sent < 3; sent++) expect((await sendForm()).status).toBe(200)
    const refused = await sendForm({ other: 'x'.repeat(100_000) })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
  })

  test('is that of each client, refills over time, and forgets all but the last 10,000', () => {
    let now = 0
    const limiter = rateLimiter(3, () => now)
    const four = (client: string) => [1, 2, 3, 4].map(() => limiter(client))
    expect(four('a')).toEqual([true, true, true, false])
    expect(limiter('b')).toBe(true)
    now = 20_000
    expect([limiter('a'), limiter('a')]).toEqual([true, false])
    for (let n = 0; n < 10_000; n++) limiter(`${n}`)
    expect(four('a')).toEqual([true, true, true, false])
  })

  test.each<[string, string, string | undefined, number]>([
    ['10.0.0.1', '10.0.0.1', '1.2.3.4', 0],
    ['1.2.3.4', '10.0.0.1', '6.6.6.6, 1.2.3.4', 1],
    ['1.2.3.4', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2],
    ['1.2.3.4', '10.0.0.1', '1.2.3.4', 5],
    ['10.0.0.1', '10.0.0.1', undefined, 1],
    ['192.0.2.1', '10.0.0.1', '192.0.2.1:8080', 1],
    ['192.0.2.1', '10.0.0.1', '[::ffff:192.0.2.1]:8080', 1],
    ['192.0.2.1', '::ffff:192.0.2.1', undefined, 0],
    ['2001:db8:1:2', '10.0.0.1', '[2001:db8:1:2:3:4:5:6]:8080', 1],
    ['2001:db8:0:0', '2001:db8::9', undefined, 0],
    ['0:0:0:0', '::1', undefined, 0],
  ])('counts %s, connected as %s with X-Forwarded-For %s and %i proxies', (key, ...given) => {
    expect(clientKey(...given)).toBe(key)
  })
})

describe('What is stored', () => {
  test('is the message, its origin, and every other field, under a plain name', async () => {
    const { post, stored } = testApp()
    const known = { subject_of_interest: 'CRM', page: '/products/crm', utm_campaign: 'monsoon' }
    const more = { constructor: 'not built in', result: 'Lines: 11\nHeight: 73 m' }
    await post({
      ...{ ...known, ...more, 'g-recaptcha-response': 'secret' },
      'phone\r\nReceived: never': '1\u001b[2J2\u009b3',
      'téléphone-2 (privé)': 'un\ndeux',
    })
    expect(stored).toMatchObject([{ ...ENQUIRY, id: undefined, selfTest: false }])
    const names = { 'phone_Received_ never': '1[2J23', 'téléphone-2 _privé_': 'un\ndeux' }
    expect(stored[0]?.details).toEqual({ ...known, ...more, ...names })
  })

  test('is the first of a field given twice', async () => {
    const { app, stored } = testApp()
    const body = new URLSearchParams('name=One&name=Two&email=a@b&message=a%2Bb')
    await app.request(SEND_FORM_PATH, { method: 'POST', body })
    expect(stored).toMatchObject([{ name: 'One', message: 'a+b' }])
  })

  test('is bounded, but for the longest message, which fits in any script', async () => {
    const { post, stored } = testApp()
    for (const length of [60, 300]) {
      const many = Array.from({ length }, (_, n) => [`f${n}`, 'x'.repeat(42_000 / length)])
      expect((await post(Object.fromEntries(many))).status).toBe(303)
      expect(JSON.stringify(stored.at(-1)?.details).length).toBeLessThan(20 * 600)
    }
    expect((await post({ message: 'अ'.repeat(FIELDS.message.limit) })).status).toBe(303)
  })

  test('is a self-test only with the token', async () => {
    const { sendForm, stored } = testApp()
    for (const self_test of ['yes', 'the-mark']) await sendForm({ self_test })
    expect(stored.map(({ selfTest }) => selfTest)).toEqual([false, true])
  })

  test.each<[string, string | undefined, string | undefined, boolean]>([
    ['Spam Ltd', '1999', 'honeypot', true],
    // The page ran no script.
    ['Spam Ltd', undefined, 'honeypot', true],
    ['Spam Ltd', 'soon', 'honeypot', true],
    ['Spam Ltd', '-5', 'honeypot', true],
    // Autofill has filled in the honeypot for a person who took their time.
    ['Rao Tiles', '45000', 'honeypot', false],
    ['', '1999', 'too fast', false],
    ['', '2000', undefined, false],
    ['', '-5', undefined, false],
    ['', undefined, undefined, false],
  ])('with honeypot "%s" after %s ms is %s, quarantined: %s', async (trap, ms, ...signs) => {
    const { sendForm, stored } = testApp()
    const fields = { [FIELD.honeypot]: trap, ...(ms !== undefined && { [FIELD.elapsedMs]: ms }) }
    expect(await textOf(sendForm(fields))).toBe('200 OK')
    expect([stored[0]?.suspicion, stored[0]?.quarantined]).toEqual(signs)
  })
})

describe('The fields of a form', () => {
  test('have an address as people paste it, from the page and from a form without scripts', async () => {
    const { sendForm, post, stored } = testApp()
    for (const paste of Object.values(PASTED)) {
      expect((await sendForm({ email: paste('asha@example.com') })).status).toBe(200)
      expect((await post({ email: paste('asha@example.com') })).status).toBe(303)
    }
    expect(new Set(stored.map(({ email }) => email))).toEqual(new Set(['asha@example.com']))
    for (const letters of LETTERS) await post({ email: `${letters}@example.com` })
    expect(stored.at(-1)?.email).toBe(`${LETTERS.at(-1)}@example.com`)
  })

  test.each([
    ['name is empty', { name: ' ' }],
    ['email is not valid', { email: 'asha' }],
    ['email is empty', { email: '' }],
    ['phone is not valid', { phone: 'ask my office' }],
    ['phone is not valid', { phone: '050 123 4567' }],
    ['phone is not valid', { phone: '+999 98765 43210' }],
    [`phone is longer than ${FIELDS.phone.limit} characters`, { phone: '9'.repeat(1000) }],
    ['phone is empty', { email: '', asked_for: 'callback' }],
  ])('that are not valid are answered 422 "%s", and are not stored', async (line, fields) => {
    const { sendForm, stored } = testApp()
    expect(await textOf(sendForm(fields))).toBe(`422 ${line}`)
    expect(stored).toEqual([])
  })

  test('may lack one of e-mail address and phone number, and a callback needs no message', async () => {
    const { sendForm, stored } = testApp()
    await sendForm({ email: '', phone: '98765 43210' })
    await sendForm({ email: '', phone: '98765 43210', asked_for: 'callback', message: '' })
    expect(stored).toHaveLength(2)
  })

  test.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['(0261) 234 5678', '+912612345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['98765 43210 / 98765 43211', '+919876543210'],
    ['9876543210, office 079 2345 6789', '+919876543210'],
    ['98765 43210 ext 12', '+919876543210'],
    ['tel:+919876543210', '+919876543210'],
    ['Mob. 98765 43210', '+919876543210'],
    ['98765·43210', '+919876543210'],
    ['＋９１ ９８７６５ ４３２１０', '+919876543210'],
    ['98765 43210 (WhatsApp)', '+919876543210'],
    ['98765 43210 (after 6 pm)', '+919876543210'],
    ['૯૮૭૬૫ ૪૩૨૧૦', '+919876543210'],
    ['मो. ९८७६५–४३२१०', '+919876543210'],
    ['٠٩٨٧٦٥٤٣٢١٠', '+919876543210'],
    ['9️⃣8️⃣7️⃣6️⃣5️⃣ 4️⃣3️⃣2️⃣1️⃣0️⃣', '+919876543210'],
    ['0261 2345678/79', '+912612345678'],
    ['1800 123 4567', '+9118001234567'],
    ['00 44 20 7946 0958', '+442079460958'],
    ['+91 59999 99999', undefined],
  ])('have the number %s as typed, and to dial as %s', async (phone, phone_e164) => {
    const { sendForm, post, stored } = testApp()
    expect((await sendForm({ phone, phone_e164: 'forged' })).status).toBe(200)
    expect((await post({ phone })).status).toBe(303)
    expect(stored).toMatchObject([{ details: { phone } }, { details: { phone } }])
    expect(stored[0]?.details.phone_e164).toBe(phone_e164)
  })
})

describe('A form without JavaScript', () => {
  test.each([
    ['callback', '/contact/thanks#callback'],
    ['demo', '/contact/thanks#demo'],
    ['<script>', THANKS_PATH],
  ])(
    'ends at the thank-you page, which learns of %s, and names its own page',
    async (asked, to) => {
      const { post, stored } = testApp()
      const answer = await post({ phone: '98765 43210', asked_for: asked, [FIELD.honeypot]: 'x' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
      expect(stored[0]?.details.page).toBe('https://kiteline.example/contact')
    },
  )

  const TYPED = ['name', 'email', 'phone', 'message'] as const
  test.each([
    ...TYPED.map((name) => [name, FIELDS[name].limit] as const),
    ['Town', OWN_FIELD_LIMIT],
  ] as const)(
    'comes back with a %s that is too long, whole, and says by how much',
    async (field, limit) => {
      const ownFields = [{ name: 'Town', label: 'Town', kind: 'text' as const }]
      const site = { ...SITE, form: { ...SITE.form, ownFields } }
      const { post, stored } = testApp({ site: () => site })
      const text = `${'x'.repeat(limit)} 98765 43210`
      const answer = await post({ [field]: text })
      const headers = ['cache-control', 'x-robots-tag'].map((name) => answer.headers.get(name))
      expect([answer.status, ...headers, stored]).toEqual([422, 'no-store', 'noindex', []])
      const page = await answer.text()
      expect(page).toContain(text)
      const label = SITE.form.fields[field]?.label ?? field
      expect(page).toContain(fillIn(SITE.form.tooLong, { label, count: 12, limit }))
    },
  )

  test('that comes back needs no message beside the result of a demo', async () => {
    const pageWith = async (result: string) =>
      (await testApp().post({ email: 'asha', message: '', result })).text()
    expect(await pageWith('')).toContain('required')
    expect(await pageWith('Lines: 11')).not.toContain('required')
  })

  test('that is refused unread does not promise that its text is there', async () => {
    const answer = await testApp().post({ message: 'x'.repeat(BODY_LIMIT) })
    expect(answer.status).toBe(413)
    const page = await answer.text()
    expect(page).toContain(SITE.form.failure.goBack)
    expect(page).not.toContain(SITE.form.failure.kept)
  })

  test('opened as an address redirects to the contact page', async () => {
    const answer = await testApp().app.request('/contact/send')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact'])
  })
})

test('/healthz answers 503 while something is wrong, without details for strangers', async () => {
  const health = async () => ({ healthy: false, alarms: ['b@example.com is refused'] })
  const answer = await testApp({ health }).app.request('/healthz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'failing' }])
})
