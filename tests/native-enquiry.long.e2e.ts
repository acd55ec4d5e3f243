import type { Route } from '@playwright/test'
import { BODY_LIMIT, CONTACT_FORM_PATH, FIELD } from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
import { A_MOMENT, EMPTY, formIn, formLabels, outbox, someone } from './contact-form.ts'
import { asShown, content, demos, first } from './content-file.ts'
import { PROVIDER } from './mail-provider.ts'
import { hydratedIsland, hydrates, REACT } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

test.skip(!!PROVIDER, 'the provider accepts no native submits')

test('An enquiry sent natively has an id, its origin and a demo’s result', async ({ page }) => {
  const { path, demo } = first(demos)
  const { name, send } = content(`demos/${demo}.yaml`)
  await page.clock.install()
  await page.goto(`${path}?utm_source=newsletter&utm_campaign=autumn#${demo}`, {
    referer: 'https://example.org/blog',
  })
  await hydratedIsland(page, demo).waitFor({ state: 'attached' })
  await page.route(REACT, (route) => route.abort())
  await page.getByRole('region', { name }).getByRole('link', { name: send }).click()
  await page.waitForURL(CONTACT_FORM_PATH)
  const form = formIn(page.getByRole('main'))
  const text = { ...someone(), message: '' }
  await form.write(text)
  await page.clock.fastForward(A_MOMENT)
  await form.send.click()
  await expect(page).toHaveURL('/contact/thanks')
  // Its script deletes what was sent.
  await hydrates(page)

  const [stored] = await outbox(text.email)
  expect(stored).toMatchObject({
    ...text,
    details: {
      [FIELD.page]: '/contact',
      [FIELD.referrer]: expect.stringContaining('https://example.org/'),
      [FIELD.utmSource]: 'newsletter',
      [FIELD.utmCampaign]: 'autumn',
      [FIELD.result]: expect.stringMatching(new RegExp(`^${name}\n`)),
    },
  })

  await page.unroute(REACT)
  await page.goto('/contact')
  await hydrated(page)
  await form.holds(EMPTY)
  await expect(page.getByText(asShown(formLabels.tried.replace('{name}', name)))).toHaveCount(0)
})

test('The same values, sent natively twice, are one enquiry', async ({ page }) => {
  await page.route(REACT, (route) => route.abort())
  const text = someone()
  const form = formIn(page.getByRole('main'))
  const lose = async (route: Route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ status: 204 })
  }
  await page.route('**/contact/send', lose, { times: 1 })
  for (const _ of ['answer is lost', 'answer is shown']) {
    await page.goto('/contact')
    await form.write(text)
    const sent = page.waitForResponse('**/contact/send')
    await form.send.click()
    await sent
  }
  await expect(page).toHaveURL('/contact/thanks')
  expect(await outbox(text.email)).toHaveLength(1)
})

test('The page after a native submit says what was sent, once', async ({ page }) => {
  await page.route(REACT, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/contact?about=Kites#callback')
  const form = formIn(page.getByRole('main'))
  await form.name.fill('Zoë Mehta')
  await form.phone.fill('98250 12345')
  await refused
  await page.unroute(REACT)
  await form.send.click()
  await expect(page).toHaveURL('/contact/thanks#callback')
  const main = page.getByRole('main')
  const { asked, call } = formLabels.thanks
  await expect(main.getByText(asShown(fillIn(asked.callback, { subject: 'Kites' })))).toBeVisible()
  const [says = ''] = fillIn(call, { number: '98250 12345' }).split('{when}')
  await expect(main.getByText(asShown(says))).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: 'Zoë Mehta' })).toBeVisible()
  await page.goto('/contact')
  await hydrated(page)
  await form.holds(EMPTY)
})

test.describe('Without JavaScript, a form that our server refuses', () => {
  test.use({ javaScriptEnabled: false })
  const { phone, call_time } = formLabels.fields

  test('comes back with what is wrong, and HTML as text', async ({ page }) => {
    const attributes = `"><script>alert(1)</script>' autofocus onfocus='alert(1)`
    const text = `\n${attributes}</textarea></form><img src=x onerror=alert(1)> & अ`
    await page.goto('/contact')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const form = formIn(page.getByRole('main'))
    await form.name.fill(text.trim())
    await form.message.fill(text)
    await form.phone.fill(attributes)
    const answered = page.waitForResponse('**/contact/send')
    await form.send.click()
    const answer = await answered
    expect(answer.status()).toBe(422)
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
    expect(answer.headers()).toMatchObject(headers)

    await expect(page).toHaveTitle(new RegExp(`^${formLabels.failure.title}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(form.alert).toContainText(asShown(formLabels.failure.kept))
    await expect(form.phone).toBeFocused()
    await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
    const wrong = asShown(`${phone.malformed} ${phone.hint ?? ''}`)
    await expect(form.phone).toHaveAccessibleDescription(wrong)
    await form.holds({ name: text.trim(), email: '', message: text })
    await expect(form.phone).toHaveValue(attributes)
    await expect(page.locator('script, form img, form [onfocus]')).toHaveCount(0)

    const { email } = someone()
    await form.phone.fill('')
    await form.email.fill(email)
    await form.send.click()
    await expect(page).toHaveURL('/contact/thanks')
    expect(await outbox(email)).toMatchObject([{ name: text.trim(), message: text.trim() }])
  })

  test('comes back as the form of the request, with what was chosen', async ({ page }) => {
    await page.goto('/contact#callback')
    const form = formIn(page.getByRole('main'))
    const time = page.getByRole('combobox', { name: call_time.label })
    const choice = call_time.choices?.at(-1) ?? ''
    await form.name.fill('Zoë')
    await form.phone.fill('ask my office')
    await time.selectOption(choice)
    await form.send.click()
    await expect(form.phone).toBeFocused()
    await expect(time).toHaveValue(choice)
    await form.phone.fill('98765 43210')
    await form.send.click()
    await expect(page).toHaveURL('/contact/thanks#callback')
    const { asked } = formLabels.thanks
    const subject = formLabels.headings.anything
    await expect(page.getByText(asShown(fillIn(asked.callback, { subject })))).toBeInViewport()
    await expect(page.getByText(asShown(fillIn(asked.demo, { subject })))).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('and has not read, says that the browser still has the text', async ({ page }) => {
    await page.goto('/contact')
    const form = formIn(page.getByRole('main'))
    await form.write({ ...someone(), message: 'x'.repeat(BODY_LIMIT) })
    await form.send.click()
    await expect(form.alert).toBeFocused()
    await expect(form.alert).toContainText(asShown(formLabels.failure.goBack))
    await expect(form.alert).not.toContainText(asShown(formLabels.failure.kept))
  })
})
