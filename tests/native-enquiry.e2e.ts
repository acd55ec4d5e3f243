import { CONTACT_FORM_PATH, FIELD } from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
import { A_MOMENT, EMPTY, formIn, formLabels, outbox, someone } from './contact-form.ts'
import { asShown, content, demos, first } from './content-file.ts'
import { PROVIDER } from './mail-provider.ts'
import { hydratedIsland, hydrates, REACT } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

test("An enquiry that is sent natively has an id, the visitor's origin and the result of a demo, beside which its message may be empty", async ({
  page,
}) => {
  test.skip(!!PROVIDER, 'the provider accepts no native submits')
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

  await test.step('the values that were sent are not restored', async () => {
    await page.unroute(REACT)
    await page.goto('/contact')
    await hydrated(page)
    await form.holds(EMPTY)
    await expect(page.getByText(asShown(formLabels.tried.replace('{name}', name)))).toHaveCount(0)
  })
})

test('The same values, sent natively twice, are one enquiry', async ({ page }) => {
  test.skip(!!PROVIDER, 'the provider accepts no native submits')
  await page.route(REACT, (route) => route.abort())
  const text = someone()
  const form = formIn(page.getByRole('main'))
  for (const answer of ['lost', 'shown']) {
    if (answer === 'lost')
      await page.route(
        '**/contact/send',
        async (route) => {
          await route.fetch({ maxRedirects: 0 })
          await route.fulfill({ status: 204 })
        },
        { times: 1 },
      )
    await page.goto('/contact')
    await form.write(text)
    const sent = page.waitForResponse('**/contact/send')
    await form.send.click()
    await sent
  }
  await expect(page).toHaveURL('/contact/thanks')
  expect(await outbox(text.email)).toHaveLength(1)
})

test('The page after a native submit says what was sent once its script runs, and forgets it when it is left', async ({
  page,
}) => {
  test.skip(!!PROVIDER, 'the provider accepts no native submits')
  await page.route(REACT, (route) => route.abort())
  await page.goto('/contact?about=Kites#callback')
  const form = formIn(page.getByRole('main'))
  await form.name.fill('Zoë Mehta')
  await form.phone.fill('98250 12345')
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
