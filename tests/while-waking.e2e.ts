import { SEND_FORM } from './contact-form.ts'
import { holdBack, isAwake, painted, SCRIPTS, shifts, takeNotes, wakes } from './page-notes.ts'
import { expect, test } from './site.ts'

test.describe('What a visitor does while the application is on its way', () => {
  test('A click on Next of a carousel turns one page as soon as it is up', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await takeNotes(page)
    const application = await holdBack(page)
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'What We Do', exact: true })
    const card = (number: number) => carousel.getByRole('group').nth(number - 1)
    await carousel.getByRole('button', { name: 'Next', exact: true }).click()
    const seen = { ratio: 0.5 }
    await expect(card(1)).toBeInViewport(seen)
    await expect(card(4)).not.toBeInViewport(seen)
    await expect(isAwake(page)).toHaveCount(0)

    application.letThrough()
    await expect(card(4)).toBeInViewport(seen)
    await expect(card(7)).not.toBeInViewport(seen)
    await expect(card(1)).not.toBeInViewport(seen)
  })

  test('Clicks on several buttons, and a form that is sent, are all answered', async ({ page }) => {
    await takeNotes(page)
    const application = await holdBack(page)
    await page.goto('/contact')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Name' }).fill('Zoë Mehta')
    await main.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com')
    await main.getByRole('textbox', { name: 'Message' }).fill('We make tiles.')
    await main.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('button', { name: 'Stop the moving strip' }).click()

    const sending = page.waitForRequest(`**${SEND_FORM}`)
    application.letThrough()
    await sending
    await expect(page.getByRole('button', { name: 'Start the moving strip' })).toBeVisible()
  })

  test('A form that is sent goes out once, by the application, and the visitor stays on the page', async ({
    page,
  }) => {
    await takeNotes(page)
    const application = await holdBack(page)
    const documents: string[] = []
    const messages: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
      if (request.method() === 'POST') messages.push(new URL(request.url()).pathname)
    })
    await page.goto('/contact')
    const main = page.getByRole('main')
    const send = main.getByRole('button', { name: 'Send message' })
    await main.getByRole('textbox', { name: 'Name' }).fill('Zoë Mehta')
    await main.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com')
    await send.click()
    await expect(
      main.getByRole('textbox', { name: 'Message' }),
      'the browser asks for what is missing',
    ).toBeFocused()
    await main.getByRole('textbox', { name: 'Message' }).fill('We make tiles.')
    await send.click()
    await send.click()
    await expect(isAwake(page)).toHaveCount(0)
    expect(messages).toEqual([])

    application.letThrough()
    await expect(main.getByRole('status')).toContainText(/thank you/i)
    await expect(send).toBeHidden()
    expect(messages).toEqual([SEND_FORM])
    await expect(page).toHaveURL('/contact')
    // The map of the office is a document too.
    expect(documents.filter((url) => url.endsWith('/contact'))).toHaveLength(1)
  })

  test('What is being typed stays, with the focus and the place of the cursor, and nothing moves', async ({
    page,
  }) => {
    await takeNotes(page)
    const application = await holdBack(page)
    await page.goto('/contact')
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
    await message.focus()
    await page.keyboard.type('We make tile')
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
    await message.evaluate((field) => field.setAttribute('data-same', ''))
    await painted(page)
    const before = [await page.evaluate(() => scrollY), await shifts(page)]
    await expect(isAwake(page)).toHaveCount(0)

    application.letThrough()
    await wakes(page)
    await painted(page)
    await expect(message).toBeFocused()
    await expect(message, 'it is the same field').toHaveAttribute('data-same')
    await page.keyboard.type('fine ')
    await expect(message).toHaveValue('We make fine tile')
    expect([await page.evaluate(() => scrollY), await shifts(page)]).toEqual(before)
  })

  test('An open menu stays open, and so does a question; a tab stays chosen and a card turned', async ({
    page,
  }) => {
    await takeNotes(page)
    for (const [address, act, check] of [
      [
        '/products/smartxalgo',
        async () => {
          await page.getByRole('main').locator('summary').nth(1).click()
          await page.getByRole('button', { name: 'Services menu' }).click()
        },
        async () => {
          await expect(
            page.getByRole('banner').getByRole('link', { name: /^SEO/ }),
            'menu',
          ).toBeVisible()
          await expect(
            page.getByRole('main').locator('details').nth(1).getByRole('paragraph'),
            'question',
          ).toBeVisible()
        },
      ],
      [
        '/pricing',
        () => page.getByRole('tab', { name: 'SaaS Solutions' }).click(),
        async () => {
          await expect(page.getByRole('tab', { selected: true })).toHaveText('SaaS Solutions')
          await expect(page.getByRole('tabpanel')).toHaveCount(1)
          await expect(page.getByRole('tabpanel', { name: 'SaaS Solutions' })).toBeVisible()
        },
      ],
      [
        '/services/drone-service',
        () => page.getByRole('main').getByRole('switch').first().check(),
        () => expect(page.getByRole('main').getByRole('switch').first()).toBeChecked(),
      ],
    ] as const) {
      const application = await holdBack(page)
      await page.goto(address)
      await act()
      await expect(isAwake(page)).toHaveCount(0)
      application.letThrough()
      await wakes(page)
      await check()
      await page.unrouteAll()
    }
  })
})

test.describe('When the application cannot be loaded', () => {
  for (const [when, refuseFirst] of [
    ['before the form is sent', true],
    ['after the form is sent', false],
  ] as const) {
    test(`and that is known ${when}, the form goes the native way`, async ({ page }) => {
      await takeNotes(page)
      const application = await holdBack(page)
      if (refuseFirst) application.refuse()
      await page.goto('/contact')
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: 'Name' }).fill('Zoë Mehta')
      await main.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com')
      await main.getByRole('textbox', { name: 'Message' }).fill('We make tiles.')
      await main.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true })
      application.refuse()
      await expect(page).toHaveURL('/contact/thanks')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(isAwake(page)).toHaveCount(0)
    })
  }

  test('a link still leads on', async ({ page }) => {
    await takeNotes(page)
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeVisible()
    await expect(isAwake(page)).toHaveCount(0)
  })
})
