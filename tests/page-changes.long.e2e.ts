import type { Page } from '@playwright/test'
import { content, header, labels } from './content-file.ts'
import { expect, MOVING, test } from './site.ts'

test.use(MOVING)

declare global {
  interface Window {
    /** How the page was shown: whether from the back/forward cache, and which parts moved. */
    coming: { stored: boolean[]; names: string[] }
  }
}

/** Records how pages are shown: from the back/forward cache or not, and with which animations. */
const noteComing = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('contact-popup-closed', 'true')
    window.coming = { stored: [], names: [] }
    addEventListener('pageshow', ({ persisted }) => window.coming.stored.push(persisted))
    addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return
      await viewTransition.ready
      for (const animation of document.getAnimations()) {
        const { pseudoElement: part } = animation.effect as KeyframeEffect
        if (part?.startsWith('::view-transition'))
          window.coming.names.push(/\((.*)\)/.exec(part)?.[1] ?? '')
      }
    })
  })

const coming = (page: Page) => page.evaluate(() => window.coming)

/** For each time the page was shown, whether it came from the cache; empty while it is being replaced. */
const stored = (page: Page) => page.evaluate(() => window.coming.stored).catch(() => [])

const toPricing = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: header.pricing.label, exact: true })

/** Follows a link of the sticky header without the scrolling that Playwright does before a click. */
const leave = (page: Page) => toPricing(page).dispatchEvent('click')

/** Goes back like a visitor: the page may come from the back/forward cache. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

test.describe('Section 2, route changes', () => {
  test('A link opens its page at the top, with its own title', async ({ page }) => {
    await page.goto('/services')
    const link = page.getByRole('contentinfo').getByRole('link', { name: header.pricing.label })
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content('pricing.yaml').title)
    await expect(page).toHaveTitle(content('pricing.yaml').seo.title)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('The new page fades in over the old one', async ({ page }) => {
    await noteComing(page)
    await page.goto('/about')
    await toPricing(page).click()
    await expect(page).toHaveURL('/pricing')
    await expect.poll(async () => (await coming(page)).names).toContain('root')
  })

  test('Nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.title = `${Boolean(viewTransition)}`
      }),
    )
    await page.goto('/about')
    await toPricing(page).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page).toHaveTitle('false')
  })
})

test.describe('Going back', () => {
  test('restores the page and its scroll position, without loading it', async ({ page }) => {
    await noteComing(page)
    await page.goto('/services')
    const depth = await page.evaluate(() => {
      scrollTo({ top: 700, behavior: 'instant' })
      return scrollY
    })
    expect(depth).toBeGreaterThan(100)
    await leave(page)
    await expect(page).toHaveURL('/pricing')
    await back(page)
    await expect(page).toHaveURL('/services')
    await expect.poll(() => stored(page)).toEqual([false, true])
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth)
  })

  test('closes the menu by whose link the page was left', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await noteComing(page)
    await page.goto('/about')
    await page.getByRole('button', { name: labels.openMenu, exact: true }).click()
    const menu = page.getByRole('navigation', { name: labels.openMenu, exact: true })
    await menu.getByRole('link', { name: header.pricing.label }).click()
    await expect(page).toHaveURL('/pricing')
    await back(page)
    await expect.poll(() => stored(page)).toEqual([false, true])
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    expect(await page.evaluate(() => document.querySelector('[inert]'))).toBe(null)
  })
})
