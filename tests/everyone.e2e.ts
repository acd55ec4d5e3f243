import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { awake, expect, letsConnect, ROUTES, test } from './site.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What axe finds wrong with the page as it stands, by rule, with where it is. */
async function problems(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** How many pixels the page is wider than its window, and what sticks out. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...out.map(({ outerHTML }) => outerHTML.slice(0, 80)).slice(-5),
    ]
  })

for (const route of [...ROUTES, '/privacy', '/no-such-page']) {
  test(`${route} has nothing that axe finds, on a phone and at a desk, and never scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(route)
    if (route !== '/no-such-page') {
      await page.evaluate(() => sessionStorage.setItem('contact-popup-closed', 'true'))
      await awake(page)
    }
    expect.soft(await problems(page), 'axe at 390 px').toEqual([])
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await sideways(page), `sideways at ${width} px`).toEqual([])
    }
    expect.soft(await problems(page), 'axe at 1280 px').toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await sideways(page), 'sideways with text twice as large').toEqual([])
  })
}

test.describe('Axe finds nothing either', () => {
  test('with the Services or the Products menu open', async ({ page, visit }) => {
    await visit('/about')
    for (const name of ['Services menu', 'Products menu']) {
      const button = page.getByRole('button', { name, exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      expect(await problems(page), name).toEqual([])
    }
  })

  test('with the mobile menu and one of its lists open', async ({ page, visit }) => {
    await page.setViewportSize(PHONE)
    await visit('/about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary').first().click()
    await expect(menu.locator('a[href="/services/seo"]')).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await sideways(page)).toEqual([])
  })

  for (const [where, viewport] of [
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const) {
    test.describe(where, () => {
      test.use({ viewport })

      test('with the ways to reach us open', async ({ page, visit }) => {
        await visit('/about')
        const widget = page.getByRole('complementary', { name: 'Ways to reach us' })
        await widget.getByRole('button').click()
        await expect(widget.getByRole('link')).toHaveCount(3)
        expect(await problems(page)).toEqual([])
      })

      test("with the Let's Connect dialog open", async ({ page }) => {
        await letsConnect(page)
        expect(await problems(page)).toEqual([])
        expect(await sideways(page)).toEqual([])
      })

      test('with the second and the third pricing tab open', async ({ page, visit }) => {
        await visit('/pricing')
        for (const name of ['Website Development', 'SaaS Solutions']) {
          await page.getByRole('tab', { name }).click()
          await expect(page.getByRole('tabpanel', { name })).toBeVisible()
          expect(await problems(page), name).toEqual([])
          expect(await sideways(page), name).toEqual([])
        }
      })

      test('with a question open and a card turned', async ({ page, visit }) => {
        await visit('/products/smartxalgo')
        await page.getByRole('main').locator('summary').first().click()
        expect(await problems(page), 'question').toEqual([])
        await visit('/gallery')
        await page.getByRole('switch').first().check()
        await expect(page.getByRole('main').getByRole('link', { name: /^GitHub/ })).toHaveCount(1)
        expect(await problems(page), 'card').toEqual([])
      })

      test('with a form that nothing is filled in of', async ({ page, visit }) => {
        await visit('/contact')
        const main = page.getByRole('main')
        await main.locator('button[type="submit"]').click()
        await expect(main.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid')
        expect(await problems(page)).toEqual([])
        expect(await sideways(page)).toEqual([])
      })

      test('when a message was not sent, and when it was', async ({ page, visit }) => {
        await page.route('**/api/v1.0/email/send-form', (route) =>
          route.fulfill({ status: 500, body: 'down' }),
        )
        await visit('/contact')
        const main = page.getByRole('main')
        await main.getByRole('textbox', { name: 'Name' }).fill('Zoë')
        await main.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com')
        await main.getByRole('textbox', { name: 'Message' }).fill('We make tiles.')
        await main.locator('button[type="submit"]').click()
        await expect(main.getByRole('alert')).toContainText(/\w/)
        expect(await problems(page), 'not sent').toEqual([])
        expect(await sideways(page), 'not sent').toEqual([])

        await page.unroute('**/api/v1.0/email/send-form')
        await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ body: 'OK' }))
        await main.locator('button[type="submit"]').click()
        await expect(main.getByRole('alert')).toBeHidden()
        await expect(main.getByRole('status')).toContainText(/\w/)
        expect(await problems(page), 'sent').toEqual([])
      })
    })
  }

  test('on the page that thanks for a message sent without JavaScript', async ({ page }) => {
    await page.goto('/contact/thanks')
    expect(await problems(page)).toEqual([])
  })
})

test('The first press of the Tab key reaches the skip link, which leads past the header to the content', async ({
  page,
}) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
