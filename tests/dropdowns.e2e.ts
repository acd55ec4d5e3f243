import { first, header } from './content-file.ts'
import { dropdown, hrefs, mainNavigation, PRODUCTS, SERVICES } from './header.ts'
import { boxOf } from './page-content.ts'
import { expect, test } from './site.ts'

test('While hovered, they list services and products in their order', async ({ page, visit }) => {
  await visit('/about')
  const services = await dropdown(page, 'services')
  const products = await dropdown(page, 'products')
  await expect(services.panel).toBeHidden()

  await services.link.hover()
  await services.isOpen()
  expect(await hrefs(services.items)).toEqual(SERVICES)

  await products.link.hover()
  await expect(products.panel).toBeVisible()
  await expect(services.panel, 'one panel is open at a time').toBeHidden()
  expect(await hrefs(products.items)).toEqual(PRODUCTS)

  await page.mouse.move(640, 890)
  await products.isOpen(false)
})

test('A panel is hoverable, persistent, dismissible (WCAG 1.4.13)', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/about')
  const { link, panel, items, isOpen } = await dropdown(page, 'services')

  await link.hover()
  await expect(panel).toBeVisible()
  const [opener, target] = [await boxOf(link), await boxOf(items.last())]
  // Down into the panel, then across: the direct path may cross another menu.
  const height = target.y + target.height / 2
  await page.mouse.move(opener.x + opener.width / 2, height, { steps: 20 })
  await page.mouse.move(target.x + target.width / 2, height, { steps: 20 })
  await page.clock.runFor(60_000)
  await expect(panel, 'hoverable and persistent').toBeVisible()

  await page.keyboard.press('Escape')
  await isOpen(false)
  await page.clock.runFor(60_000)
  await expect(panel, 'and it does not come back by itself').toBeHidden()
})

test('By keyboard: button, Tab through the panel, Escape and back', async ({ page, visit }) => {
  await visit('/about')
  const { link, button, panel, items, isOpen } = await dropdown(page, 'services')
  const { keyboard } = page

  await link.focus()
  await expect(panel, 'the link alone opens nothing').toBeHidden()
  await keyboard.press('Tab')
  await expect(button).toBeFocused()
  for (const [open, close] of [
    ['Enter', 'Enter'],
    ['Space', 'Space'],
    ['Enter', 'Escape'],
  ] as const) {
    await keyboard.press(open)
    await isOpen()
    await keyboard.press(close)
    await isOpen(false)
    await expect(button).toBeFocused()
  }

  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(items.first()).toBeFocused()
  await keyboard.press('Tab')
  await expect(items.nth(1)).toBeFocused()
  await keyboard.press('Escape')
  await isOpen(false)
  await expect(button).toBeFocused()
})

test('The panel closes when the focus leaves it, on either side', async ({ page, visit }) => {
  await visit('/about')
  const { link, button, panel, isOpen } = await dropdown(page, 'products')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await panel.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  const next = mainNavigation(page).getByRole('link', { name: header.drone?.label ?? '' })
  await expect(next).toBeFocused()
  await isOpen(false)

  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  await expect(panel, 'the link belongs to the menu').toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeHidden()
})

test.describe('Section 4, dropdowns by touch', () => {
  test.use({ hasTouch: true })

  test('A tap opens the panel, closes it, and follows a link', async ({ page, visit }) => {
    await visit('/about')
    const { button, panel, items, isOpen } = await dropdown(page, 'services')
    for (const open of [true, false, true]) {
      await button.tap()
      await isOpen(open)
    }
    await page.touchscreen.tap(640, 880)
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/about')

    await button.tap()
    await items.first().tap()
    await expect(page).toHaveURL(first(SERVICES))
    await expect(panel).toBeHidden()
  })
})
