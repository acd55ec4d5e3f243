import { describe, expect, test } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../contract/fields.ts'
import { testApp, textOf } from '../tests/server/support/test-app.ts'
import { NEUTRAL_SITE } from './neutral-site.ts'

describe('The endpoints', () => {
  test('answer OK, as the provider does, only after the message is stored', async () => {
    let isStored = () => {}
    const store = () => new Promise<undefined>((resolve) => (isStored = () => resolve(undefined)))
    const answer = testApp({ store }).sendForm()
    let answered = false
    void answer.then(() => {
      answered = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(false)
    isStored()
    expect(await textOf(answer)).toBe('200 OK')
  })

  test('name the allowed methods', async () => {
    const answer = await testApp().app.request(SEND_FORM_PATH)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('refuse a flood before they read the bodies', async () => {
    const { sendForm } = testApp({ rateLimitPerMinute: 1 })
    await sendForm()
    expect((await sendForm({ other: 'x'.repeat(100_000) })).status).toBe(429)
  })

  test('send security headers, with errors too', async () => {
    for (const answer of [await testApp().sendForm(), await testApp().sendForm({ name: '' })]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('A form without JavaScript', () => {
  test('ends at the thank-you page', async () => {
    const { post, app } = testApp()
    const answer = await post()
    expect(answer.status).toBe(303)
    const thanks = await app.request(answer.headers.get('location') ?? '')
    expect(await textOf(thanks)).toMatch(/^200 [\s\S]*Thank you/)
  })

  test('comes back with all its values when something is wrong', async () => {
    const { post } = testApp()
    const words = {
      name: '"><script>alert(1)</script>',
      email: 'asha',
      message: '\n</textarea> & अ',
    }
    const answer = await post({ ...words, subject_of_interest: 'CRM' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await answer.text()
    expect(page).toContain(NEUTRAL_SITE.form.errors.emailMalformed)
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    // Browsers drop the first newline after the tag.
    expect(page).toContain('required>\n\n&lt;/textarea&gt; &amp; अ</textarea>')
    expect(page).toContain('<input type="hidden" name="subject_of_interest" value="CRM">')
  })

  test('gets the same answer for a filled-in honeypot as for success', async () => {
    expect((await testApp().post({ [FIELD.honeypot]: 'x' })).status).toBe(303)
  })

  test('opened as an address redirects to the contact page', async () => {
    const answer = await testApp().app.request('/contact/send')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact'])
  })
})

test('/healthz answers 503 while something is wrong, without details for strangers', async () => {
  expect((await testApp().app.request('/healthz')).status).toBe(200)
  const health = async () => ({ healthy: false, alarms: ['b@example.com is refused'] })
  const answer = await testApp({ health }).app.request('/healthz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'failing' }])
})
