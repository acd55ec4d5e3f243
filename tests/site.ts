import { test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect }

/** The routes of the specification's table (section 2). */
export const ROUTES = [
  '/',
  '/about',
  '/gallery',
  '/products',
  '/products/ivr-system',
  '/products/hrms',
  '/products/crm',
  '/products/cloud-suite',
  '/products/smartxalgo',
  '/services',
  '/services/seo',
  '/services/social-media-marketing',
  '/services/performance-marketing',
  '/services/branding-design',
  '/services/website-development',
  '/services/content-marketing',
  '/services/video-production',
  '/services/digital-strategy',
  '/services/drone-service',
  '/contact',
  '/blog',
  '/blog/seo-skyrocket-business',
  '/blog/integration-digital-marketing-life',
  '/blog/role-of-seo-being-present',
  '/blog/personalization-predictive-analytics',
  '/blog/website-boost-digital-marketing',
  '/pricing',
] as const

type Visitor = {
  /** Opens a page as a visitor who has closed the Let's Connect dialog before, and waits until the application is awake. */
  visit: (path: string) => Promise<void>
}

/** A test whose visitor never sees an error in the console. */
export const test = base.extend<Visitor>({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      const expected = /Failed to load resource|The message was not sent/.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !expected)
        complaints.push(message.text())
    })
    await use(page)
    expect(complaints, 'the console stays clean').toEqual([])
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true'))
      await page.goto(path)
      await awake(page)
    })
  },
})

/** Waits until the application runs; it wakes at the first sign of a visitor. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

/** Opens Home as a first visitor does, with a clock that the test can put forward, and waits for the dialog. */
export async function letsConnect(page: Page): Promise<Locator> {
  await page.clock.install()
  await page.goto('/')
  await awake(page)
  const dialog = page.getByRole('dialog', { name: "Let's Connect" })
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  return dialog
}

/** Time passes only as the test says: `page.clock.runFor`. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  await page.clock.pauseAt('2026-01-01T10:00:01')
}
