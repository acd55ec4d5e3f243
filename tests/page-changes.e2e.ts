import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** A page that is drawn beside the one that is shown. */
const beside = (page: Page, path: string) => page.locator(`main > [data-page="${path}"]`)

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name })

/** Points at a link in the footer until the page behind it lies ready. */
async function pointAt(page: Page, name: string, path: string) {
  await footerLink(page, name).hover()
  await expect(beside(page, path)).toHaveAttribute('data-unseen')
}

test.describe('Section 2, route changes', () => {
  const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

  test('A route change scrolls to the top, moves the focus to the new heading and announces the title; back restores the scroll', async ({
    page,
    visit,
  }) => {
    await visit('/services')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = footerLink(page, 'Pricing')
    await link.scrollIntoViewIfNeeded()
    const depth = await scrolledTo(page)
    expect(depth).toBeGreaterThan(500)

    await link.click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeFocused()
    await expect.poll(() => scrolledTo(page)).toBe(0)
    const announced = page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })
    await expect(announced).toHaveText(await page.title())

    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
    await expect.poll(() => scrolledTo(page)).toBe(depth)

    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeFocused()
    await expect.poll(() => scrolledTo(page)).toBe(0)
    expect(await page.evaluate(() => 'sameDocument' in window), 'no page was loaded anew').toBe(
      true,
    )
  })

  test('The first page of a visit is not announced and takes no focus', async ({ page, visit }) => {
    await visit('/about')
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    await expect(
      page.locator('[aria-live="polite"]').filter({ hasText: await page.title() }),
    ).toHaveCount(0)
  })

  /** Notes what moves as pages change, and what each movement found on the screen. */
  const noteMovements = (page: Page) =>
    page.addInitScript(() => {
      const noted: string[] = []
      Object.assign(window, { noted })
      for (const name of ['animationstart', 'animationend'] as const)
        addEventListener(name, ({ animationName, target }) => {
          const title = (target as Element).querySelector('h1')?.textContent
          if (animationName.startsWith('page-')) noted.push(`${animationName} ${name}: ${title}`)
        })
    })
  const movements = (page: Page) =>
    page.evaluate(() => (window as unknown as { noted: string[] }).noted)

  for (const [which, ready] of [
    ['that lies ready', true],
    ['that has still to be fetched', false],
  ] as const) {
    test(`The outgoing page finishes before one appears ${which}`, async ({ page, visit }) => {
      await noteMovements(page)
      await visit('/about')
      const old = await page.getByRole('heading', { level: 1 }).textContent()
      if (ready) await pointAt(page, 'Pricing', '/pricing')
      await footerLink(page, 'Pricing').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Pricing')
      await expect.poll(() => movements(page)).toHaveLength(4)
      expect(await movements(page)).toEqual([
        `page-leaves animationstart: ${old}`,
        `page-leaves animationend: ${old}`,
        'page-rises animationstart: Our Pricing',
        'page-rises animationend: Our Pricing',
      ])
      await expect(page).toHaveURL('/pricing')
    })
  }
})

test.describe('A page that is pointed at', () => {
  test('is fetched and drawn before the click, and nobody sees, hears or meets it', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const styles = page.locator('link[rel="stylesheet"][href^="/assets/pricing-"]')
    await expect(beside(page, '/pricing')).toHaveCount(0)
    await expect(styles).toHaveCount(0)

    await pointAt(page, 'Pricing', '/pricing')
    await expect(styles).toHaveCount(1)
    await expect(beside(page, '/pricing').locator('h1')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('tab', { name: 'SaaS Solutions' })).toHaveCount(0)
    await expect(beside(page, '/pricing'), 'takes no place').toHaveJSProperty('offsetHeight', 0)
    await expect(page).toHaveURL('/about')
  })

  test('is shown by the click with nothing more fetched, offline too', async ({ page, visit }) => {
    await visit('/about')
    await pointAt(page, 'Pricing', '/pricing')
    await page.context().setOffline(true)
    await footerLink(page, 'Pricing').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeFocused()
    await expect(page).toHaveURL('/pricing')
    await expect(page).toHaveTitle(/Pricing/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(beside(page, '/about')).toHaveCount(0)
    await page.getByRole('tab', { name: 'SaaS Solutions' }).click()
    await expect(page.getByRole('tabpanel', { name: 'SaaS Solutions' })).toBeVisible()
    // And on the way back to what was seen before.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One agency/)
  })

  test('does nothing by itself until it is shown', async ({ page, visit }) => {
    await visit('/services/seo')
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' })
    await contact.hover()
    await expect(beside(page, '/contact')).toHaveAttribute('data-unseen')
    // Only an effect of the page finds out where the visitor comes from.
    const subject = beside(page, '/contact').locator('input[name="subject_of_interest"]')
    await expect(subject).toHaveCount(0)
    await contact.click()
    await expect(subject).toHaveValue('SEO')
    await expect(page).toHaveURL('/contact')
  })

  test('stays when it is shown before the browser had time to lay it out', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const put: IdleRequestCallback[] = []
      Object.assign(window, {
        put,
        requestIdleCallback: (callback: IdleRequestCallback) => put.push(callback),
      })
    })
    await visit('/about')
    await footerLink(page, 'Pricing').hover()
    await expect(beside(page, '/pricing')).toHaveCSS('display', 'none')
    await footerLink(page, 'Pricing').click()
    const title = page.getByRole('heading', { level: 1, name: 'Our Pricing' })
    await expect(title).toBeFocused()
    const late = await page.evaluate(() => {
      const { put } = window as unknown as { put: (() => void)[] }
      for (const callback of put) callback()
      return put.length
    })
    expect(late).toBeGreaterThan(0)
    await expect(title).toBeVisible()
  })

  test('makes way for another one', async ({ page, visit }) => {
    await visit('/about')
    await pointAt(page, 'Pricing', '/pricing')
    await pointAt(page, 'Gallery', '/gallery')
    await expect(beside(page, '/pricing')).toHaveCount(0)
    await footerLink(page, 'Blog').click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('and cannot be had now is left for the click', async ({ page, visit }) => {
    await visit('/about')
    let asked = 0
    await page.route('**/pricing.data*', (route) => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    })
    await footerLink(page, 'Pricing').hover()
    await expect.poll(() => asked).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One agency/)
    await footerLink(page, 'Pricing').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Pricing')
  })
})

test('The way back to the first page of a visit fetches none of its styles', async ({
  page,
  visit,
}) => {
  const styles: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) styles.push(new URL(request.url()).pathname)
  })
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeFocused()
  await footerLink(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1, name: /One agency/ })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeFocused()
  expect(styles.length).toBeGreaterThan(0)
  expect(styles.filter((style) => /about|root/.test(style))).toEqual([])
  expect(new Set(styles).size, 'each once').toBe(styles.length)
})

test.describe('A link', () => {
  test('that is clicked with a key for another tab is left to the browser', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/about')
    const opened = context.waitForEvent('page')
    await footerLink(page, 'Pricing').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/pricing')
    await expect(page).toHaveURL('/about')
  })

  test('to a file is left to the browser, and one to a part of this page scrolls', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<a href="/robots.txt">File</a> <a href="/#get-in-touch">Part</a>',
        )
    })
    await page.getByRole('link', { name: 'Part' }).click()
    await expect(page).toHaveURL('/#get-in-touch')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toBeInViewport()
    await page.getByRole('link', { name: 'File' }).click()
    await expect(page).toHaveURL('/robots.txt')
  })

  test('in the text of an article needs no new document', async ({ page, visit }) => {
    await visit('/blog/seo-skyrocket-business')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = page.getByRole('main').locator('p a[href^="/services"], p a[href^="/contact"]')
    const address = await link.first().getAttribute('href')
    await link.first().click()
    await expect(page).toHaveURL(address ?? '')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
