import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { awake, expect, ROUTES, test } from './site.ts'

/** One page of each kind. */
const KINDS = [
  '/',
  '/about',
  '/gallery',
  '/products/smartxalgo',
  '/services',
  '/services/drone-service',
  '/contact',
  '/blog/seo-skyrocket-business',
  '/pricing',
] as const

const SCRIPTS = '**/assets/*.js'
/** Styles of what stands below Home's first view: see `first-view.e2e.ts`. */
const BELOW = /\/assets\/below-[\w-]+\.css$/
const SEND_FORM = '/api/v1.0/email/send-form'
/** Largest size of the scripts that run before a sign of a visitor, compressed, in bytes. */
const SCRIPT_BUDGET = 4096

declare global {
  interface Window {
    /** What a page notes about itself for these tests. */
    noted: { signs: string[]; awoke: number; shift: number }
  }
}

/** Notes the signs of a visitor, how often the application wakes, and how far things move. */
const takeNotes = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('contact-popup-closed', 'true')
    window.noted = { signs: [], awoke: 0, shift: 0 }
    for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'])
      addEventListener(sign, () => window.noted.signs.push(sign), { capture: true, passive: true })
    addEventListener('awake', () => window.noted.awoke++)
    // Shifts after input count too: the input is what wakes the application.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.noted.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Addresses of the scripts and stylesheets that a page has asked for. */
function filesAskedFor(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url())
  })
  return files
}

/** Keeps the application from arriving until it is let through, or refused. */
async function holdBack(page: Page) {
  const { promise: decided, resolve: decide } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route(SCRIPTS, async (route) => route[await decided]())
  return { letThrough: () => decide('continue'), refuse: () => decide('abort') }
}

const isAwake = (page: Page) => page.locator('html[data-awake]')
const wakes = (page: Page) => isAwake(page).waitFor({ state: 'attached' })

/** Lets the browser paint what it has to, so that it knows what has moved. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )

test.describe('Before any sign of a visitor', () => {
  for (const route of KINDS) {
    test(`${route} asks for no script${route === '/' ? '; it wakes by itself, but later' : ' and no stylesheet, for as long as nobody is there'}`, async ({
      page,
    }) => {
      const files = filesAskedFor(page)
      await takeNotes(page)
      await page.clock.install({ time: '2026-01-01T10:00:00' })
      await page.clock.pauseAt('2026-01-01T10:00:01')
      await page.goto(route)
      await page.clock.runFor(route === '/' ? 3500 : 60_000)
      await expect(isAwake(page)).toHaveCount(0)
      const asked = files.filter((file) => route !== '/' || !BELOW.test(file))
      expect(asked).toEqual([])

      const inline = await page
        .locator('script:not([src], [type="application/ld+json"])')
        .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent))
      const code = inline.filter((text) => !text.includes('streamController.enqueue'))
      expect(code.length).toBeGreaterThan(0)
      expect(brotliCompressSync(code.join('\n')).length).toBeLessThan(SCRIPT_BUDGET)

      if (route === '/') {
        await page.clock.runFor(1000)
        await wakes(page)
        expect(await page.evaluate(() => window.noted.signs)).toEqual([])
      }
    })
  }
})

test.describe('The application wakes, once,', () => {
  const ways: [string, string, (page: Page) => Promise<unknown>][] = [
    ['when the pointer moves', 'pointermove', (page) => page.mouse.move(300, 300)],
    ['when a finger touches the page', 'pointerdown', (page) => page.touchscreen.tap(600, 500)],
    ['when a key is pressed', 'keydown', (page) => page.keyboard.press('Shift')],
    [
      'when something is focused',
      'focusin',
      (page) => page.getByRole('link', { name: 'Skip to content' }).focus(),
    ],
    ['when the wheel is turned', 'wheel', (page) => page.mouse.wheel(0, 100)],
  ]
  test.use({ hasTouch: true })
  for (const [when, sign, give] of ways) {
    test(when, async ({ page }) => {
      const files = filesAskedFor(page)
      await takeNotes(page)
      await page.goto('/about')
      expect(files).toEqual([])
      await give(page)
      await give(page)
      await wakes(page)
      await page.mouse.move(10, 10)
      await page.keyboard.press('Shift')
      const { signs, awoke } = await page.evaluate(() => window.noted)
      expect(signs[0]).toBe(sign)
      expect(awoke).toBe(1)
      expect(files.length).toBeGreaterThan(0)
      expect(files).toEqual([...new Set(files)])
    })
  }
})

test.describe('When the application wakes, nothing moves, no word changes and nothing is complained of', () => {
  const routes = [...ROUTES, '/privacy', '/contact/thanks']
  const folders = ['/services', '/products', '/blog']
  const folderOf = (route: string) => folders.find((folder) => route.startsWith(folder)) ?? '/'

  for (const folder of ['/', ...folders]) {
    test(`on the pages of ${folder}`, async ({ page }) => {
      test.slow()
      await takeNotes(page)
      for (const route of routes.filter((route) => folderOf(route) === folder)) {
        await page.goto(route)
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('[data-first-view]'), 'all of it is shown').toHaveCount(0)
        await painted(page)
        const before = await page.evaluate(() => window.noted.shift)
        // The carousels turn from now on, so their button says "Stop".
        const words = async () =>
          (await page.getByRole('main').innerText()).replaceAll(/(Start|Stop) automatic/g, '')
        const text = await words()
        await awake(page)
        await painted(page)
        expect.soft(await page.evaluate(() => window.noted.shift), route).toBe(before)
        expect.soft(await words(), route).toBe(text)
      }
    })
  }
})

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
    const before = await page.evaluate(() => [scrollY, window.noted.shift])
    await expect(isAwake(page)).toHaveCount(0)

    application.letThrough()
    await wakes(page)
    await painted(page)
    await expect(message).toBeFocused()
    await expect(message, 'it is the same field').toHaveAttribute('data-same')
    await page.keyboard.type('fine ')
    await expect(message).toHaveValue('We make fine tile')
    expect(await page.evaluate(() => [scrollY, window.noted.shift])).toEqual(before)
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
