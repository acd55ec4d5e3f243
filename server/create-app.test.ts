import { expect, test } from 'vitest'
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

/** The labels of the form in another language. */
const GUJARATI = {
  ...SITE.form,
  tooLong: '{label} લાંબું છે: {count}, {limit}',
  failure: { ...SITE.form.failure, title: 'મોકલાયું નથી' },
}

const ENCODED = 'application/x-www-form-urlencoded'
const WITH_FILE = new FormData()
WITH_FILE.append('attachment', new File(['x'], 'x.exe'))

test('The endpoints answer OK, as the provider does, only after the enquiry is stored', async () => {
  let isStored = () => {}
  const store = () => new Promise<undefined>((resolve) => (isStored = () => resolve(undefined)))
  const answer = textOf(testApp({ store }).sendForm())
  const later = new Promise((resolve) => setImmediate(resolve, 'not yet'))
  expect(await Promise.race([answer, later])).toBe('not yet')
  isStored()
  expect(await answer).toBe('200 OK')
})

test.each<[string, string, string | FormData, RegExp]>([
  ['a form', `${ENCODED}; charset=UTF-8`, 'name=a&email=a@b&message=m', /^200 OK/],
  ['another type', 'text/plain', 'x', /^415 /],
  ['a file', '', WITH_FILE, /^415 Attachments are not accepted$/],
  ['a truncated form', 'multipart/form-data; boundary=b', '--b\r\nCon', /^400 /],
  ['a form over 256 KB', ENCODED, 'x'.repeat(BODY_LIMIT + 1), /^413 .* 256 KB$/],
])('The endpoints answer %s with a status and one line', async (_, type, body, expected) => {
  const headers = new Headers(typeof body === 'string' ? { 'Content-Type': type } : {})
  const answer = await testApp().app.request(SEND_FORM_PATH, { method: 'POST', body, headers })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await textOf(answer)).toMatch(expected)
})

test('The endpoints take forms alone; the one of forms without JavaScript leads to its page', async () => {
  const { app } = testApp()
  const answer = await app.request(SEND_FORM_PATH)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  const opened = await app.request('/contact/send')
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/contact'])
})

test('The rate limit refuses a flood before it reads the bodies, and says when to try again', async () => {
  const { sendForm } = testApp({ rateLimitPerMinute: 3 })
  for (let sent = 0; sent < 3; sent++) expect((await sendForm()).status).toBe(200)
  const refused = await sendForm({ other: 'x'.repeat(100_000) })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
})

test('The rate limit is that of each client, refills over time, and forgets all but the last 10,000', () => {
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
])('It counts %s, connected as %s with X-Forwarded-For %s and %i proxies', (key, ...given) => {
  expect(clientKey(...given)).toBe(key)
})

test('What is stored is the message, its origin, and every other field, under a plain name', async () => {
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

test('What is stored is the first of a field given twice, with the line breaks of one system', async () => {
  const { app, sendForm, stored } = testApp()
  const body = new URLSearchParams('name=One&name=Two&email=a@b&message=a%2Bb')
  await app.request(SEND_FORM_PATH, { method: 'POST', body })
  expect(stored).toMatchObject([{ name: 'One', message: 'a+b' }])
  await sendForm({ message: 'one\r\ntwo\rthree', result: 'Height: 73 m\r\nLines: 11' })
  const details = { result: 'Height: 73 m\nLines: 11' }
  expect(stored[1]).toMatchObject({ message: 'one\ntwo\nthree', details })
})

test('What is stored is bounded, but for the longest message, which fits in any script', async () => {
  const { post, stored } = testApp()
  for (const length of [60, 300]) {
    const many = Array.from({ length }, (_, n) => [`f${n}`, 'x'.repeat(42_000 / length)])
    expect((await post(Object.fromEntries(many))).status).toBe(303)
    expect(JSON.stringify(stored.at(-1)?.details).length).toBeLessThan(20 * 600)
  }
  expect((await post({ message: 'अ'.repeat(FIELDS.message.limit) })).status).toBe(303)
})

test('What is stored is a self-test only with the token', async () => {
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
])('A form with honeypot "%s" after %s ms is %s, quarantined: %s', async (trap, ms, ...signs) => {
  const { sendForm, stored } = testApp()
  const fields = { [FIELD.honeypot]: trap, ...(ms !== undefined && { [FIELD.elapsedMs]: ms }) }
  expect(await textOf(sendForm(fields))).toBe('200 OK')
  expect([stored[0]?.suspicion, stored[0]?.quarantined]).toEqual(signs)
})

const SOLD = 'Back\u00ad-Links, and a loan\u00a0offer'
test.each<[string, Record<string, string>, string | undefined, boolean]>([
  ['We sell BACKLINKS: a loan-offer, too', {}, 'words', false],
  ['Báck links for you. ｌｏａｎ ｏｆｆｅｒｓ', {}, 'words', false],
  ['તમને લોન મળશે. Backlink', {}, 'words', false],
  [SOLD, { [FIELD.elapsedMs]: '' }, 'words', false],
  [SOLD, { [FIELD.elapsedMs]: '1999' }, 'too fast', true],
  [SOLD, { [FIELD.honeypot]: 'x' }, 'honeypot', true],
  // One word of the list, however often.
  ['Quality backlinks, one backlink, BACK-LINKS', {}, undefined, false],
  ['A loan officer asked about feedbacklinks, or a loan', {}, undefined, false],
  ['લોનવાળા: backlinks', {}, undefined, false],
])('A form with message %j and %j is %s, quarantined: %s', async (message, fields, ...signs) => {
  const spamWords = ['Back-links', 'quality backlink', 'loan offer', 'લોન']
  const site = { ...SITE, serverText: { ...SITE.serverText, spamWords } }
  const { sendForm, stored } = testApp({ site: () => site })
  await sendForm({ message, [FIELD.elapsedMs]: '9000', ...fields })
  expect([stored[0]?.suspicion, stored[0]?.quarantined]).toEqual(signs)
})

test('The fields of a form have an address as people paste it, from the page and from a form without scripts', async () => {
  const { sendForm, post, stored } = testApp()
  for (const paste of Object.values(PASTED)) {
    expect((await sendForm({ email: paste('asha@example.com') })).status).toBe(200)
    expect((await post({ email: paste('asha@example.com') })).status).toBe(303)
  }
  expect(new Set(stored.map(({ email }) => email))).toEqual(new Set(['asha@example.com']))
  for (const letters of LETTERS) await post({ email: `${letters}@example.com` })
  expect(stored.at(-1)?.email).toBe(`${LETTERS.at(-1)}@example.com`)
})

/** Half as many characters as a field takes: an emoji is two, as `maxlength` counts them. */
const kites = (name: 'name' | 'message') => '🪁'.repeat(FIELDS[name].limit / 2)
const NOTHING = '\u200b\u2060 \u00ad\u3164\u202e'
const invalid = (line: string, field: string, ...texts: string[]) =>
  texts.map((text): [string, Record<string, string>] => [line, { [field]: text }])

test.each([
  ...invalid('name is empty', 'name', ' ', ' \r\n ', NOTHING),
  ...invalid('name is longer than 200 characters', 'name', `${kites('name')}x`),
  ...invalid('email is not valid', 'email', 'asha', 'a@', '@b', 'a b@c', 'a@b,c@d', 'a@b>'),
  ...invalid('email is not valid', 'email', '<a@b>, <c@d>', 'a@-b', 'a@b..c', '"a"@b'),
  ...invalid('email is empty', 'email', ''),
  ...invalid('phone is not valid', 'phone', 'ask my office', '050 123 4567', '+999 98765 43210'),
  ...invalid('phone is longer than 100 characters', 'phone', '9'.repeat(1000)),
  ...invalid('message is empty', 'message', NOTHING),
  ...invalid('message is longer than 5000 characters', 'message', `${kites('message')}x`),
  ['message is empty', { message: '', result: ' \u200b' }],
  ['name is empty', { name: '', message: '', result: 'Lines: 11' }],
  ['phone is empty', { email: '', asked_for: 'callback' }],
])('Fields that are not valid are answered 422 "%s", and not stored', async (line, fields) => {
  const { sendForm, stored } = testApp()
  expect(await textOf(sendForm(fields))).toBe(`422 ${line}`)
  expect(stored).toEqual([])
})

test.each<Record<string, string>>([
  ...['a@b', 'a.b+c@d-e.example', "o'neil@example.com", 'आशा@उदाहरण.भारत', 'é@ü.de'].map(
    (email) => ({ email }),
  ),
  { name: kites('name'), message: kites('message') },
  // A line break is one character, as the browser counts it.
  { message: '\r\n'.repeat(100) + 'x'.repeat(FIELDS.message.limit - 100) },
  { message: ' \u200b\r\n', result: 'Height: 73 m\r\nLines: 11' },
])('The fields of a form that are valid are taken', async (fields) => {
  expect(await textOf(testApp().sendForm(fields))).toBe('200 OK')
})

test('The fields of a form may lack one of e-mail address and phone number, and a callback needs no message', async () => {
  const { sendForm, stored } = testApp()
  await sendForm({ email: '', phone: '98765 43210' })
  await sendForm({ email: '', phone: '98765 43210', asked_for: 'callback', message: '' })
  expect(stored).toHaveLength(2)
})

/** One mobile number, as people write it. */
const MOBILE = [
  ...['98765 43210', '98765 43210 / 98765 43211', '98765 43210 ext 12', 'Mob. 98765 43210'],
  ...['98765·43210', '＋９１ ９８７６５ ४३२१०', '98765 43210 (after 6 pm)', 'मो. ९८७६५–४३२१०'],
  ...['٠٩٨٧٦٥٤٣٢١٠', '9️⃣8️⃣7️⃣6️⃣5️⃣ 4️⃣3️⃣2️⃣1️⃣0️⃣'],
]
test.each<readonly [string, string | undefined]>([
  ...MOBILE.map((typed) => [typed, '+919876543210'] as const),
  ['(0261) 234 5678', '+912612345678'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0261 2345678/79', '+912612345678'],
  ['1800 123 4567', '+9118001234567'],
  ['00 44 20 7946 0958', '+442079460958'],
  ['+91 59999 99999', undefined],
])('A number is stored as typed, %s, and as dialled, %s', async (phone, phone_e164) => {
  const { sendForm, post, stored } = testApp()
  expect((await sendForm({ phone, phone_e164: 'forged' })).status).toBe(200)
  expect((await post({ phone })).status).toBe(303)
  expect(stored).toMatchObject([{ details: { phone } }, { details: { phone } }])
  expect(stored[0]?.details.phone_e164).toBe(phone_e164)
})

test.each([
  ['callback', '/contact/thanks#callback'],
  ['demo', '/contact/thanks#demo'],
  ['<script>', THANKS_PATH],
])('Without JavaScript a form ends at the thanks, which learn of %s', async (asked, to) => {
  const { post, stored } = testApp()
  const answer = await post({ phone: '98765 43210', asked_for: asked, [FIELD.honeypot]: 'x' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
  expect(stored[0]?.details.page).toBe('https://kiteline.example/contact')
})

const TYPED = ['name', 'email', 'phone', 'message'] as const
test.each([
  ...TYPED.map((name) => [name, FIELDS[name].limit] as const),
  ['Town', OWN_FIELD_LIMIT],
] as const)('It comes back with a %s that is too long, and by how much', async (field, limit) => {
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
})

test('A form without JavaScript that comes back needs no message beside the result of a demo', async () => {
  const pageWith = async (result: string) =>
    (await testApp().post({ email: 'asha', message: '', result })).text()
  expect(await pageWith('')).toContain('required')
  expect(await pageWith('Lines: 11')).not.toContain('required')
})

const inGujarati = { ...SITE, languages: { gu: { language: 'gu-IN', form: GUJARATI } } }
test.each([
  ['/gu/contact', '/gu/contact/thanks#demo'],
  ['/contact', '/contact/thanks#demo'],
  ['/fr/contact', '/contact/thanks#demo'],
  ['https://other.example/gu/contact', '/gu/contact/thanks#demo'],
  ['//other.example/gu', '/contact/thanks#demo'],
  ['/__proto__/contact', '/contact/thanks#demo'],
])('A form without JavaScript of the page %s ends at %s', async (page, to) => {
  const { post } = testApp({ site: () => inGujarati })
  const answer = await post({ page, asked_for: 'demo' })
  expect(answer.headers.get('location')).toBe(to)
})

test.each([
  ['/gu/contact', GUJARATI],
  ['/contact', SITE.form],
])('A form of the page %s comes back in its language', async (page, { tooLong, failure }) => {
  const { post } = testApp({ site: () => inGujarati })
  const answer = await post({ page, message: 'x'.repeat(FIELDS.message.limit + 12) })
  const text = await answer.text()
  expect(text).toContain(failure.title)
  const [, words = ''] = tooLong.split(/\{\w+\}/)
  expect(text).toContain(words.trim())
})
