import {
  content,
  first,
  labels,
  listedProducts,
  menuOf,
  onHome,
  plans,
  platforms,
  services,
} from './content-file.ts'
import { expect, FEW, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('A page can be read: it has its heading and its text', async ({ page }) => {
  for (const path of FEW) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const text = await page.getByRole('main').ariaSnapshot()
    expect(text.length, path).toBeGreaterThan(300)
  }
})

test('The Services and Products menus open, and their links work', async ({ page }) => {
  await page.goto('/about')
  for (const [name, folder, count] of [
    [menuOf('services'), '/services/', services.length],
    [menuOf('products'), '/products/', listedProducts.length],
  ] as const) {
    const links = page.getByRole('banner').locator(`a[href^="${folder}"]:visible`)
    const others = await links.count()
    const button = page.getByRole('button', { name, exact: true })
    for (const open of [() => button.press('Enter'), () => button.click()]) {
      await open()
      await expect(links).toHaveCount(others + count)
      await page.keyboard.press('Escape')
      await page.mouse.move(0, 0)
      await expect(links).toHaveCount(others)
    }
  }
  const { path } = first(services)
  await page.getByRole('button', { name: menuOf('services'), exact: true }).click()
  await page.getByRole('banner').locator(`a[href="${path}"]:visible`).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('The menu opens by its button, its lists unfold, and its links work', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: labels.openMenu, exact: true })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: labels.openMenu, exact: true }).tap()
    await expect(menu).toBeVisible()
    const { path } = first(listedProducts)
    const product = menu.locator(`a[href="${path}"]`)
    await expect(product).toBeHidden()
    await menu.locator('summary').nth(1).tap()
    await expect(product).toBeVisible()
    await product.tap()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('Questions open one at a time, and close', async ({ page }) => {
  await page.goto(first([...platforms, ...services]).path)
  const questions = page.getByRole('main').locator('details')
  for (const [turn, pressed] of [0, 1, 1].entries()) {
    await questions.nth(pressed).locator('summary').click()
    const open = questions.getByRole('paragraph').filter({ visible: true })
    await expect(open).toHaveCount(turn < 2 ? 1 : 0)
  }
})

test('Pricing shows all plans, one category after the other', async ({ page }) => {
  const { callbackLabel, categories } = content('pricing.yaml')
  for (const address of ['/pricing', `/pricing#${categories.at(-1).id}`]) {
    await page.goto(address)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(plans.length)
    for (const plan of await cards.all()) {
      await expect(plan.getByRole('heading')).toBeVisible()
      await expect(plan.getByRole('link', { name: callbackLabel })).toBeVisible()
    }
  }
})

test('Both carousels show every card, in a list that scrolls', async ({ page }) => {
  await page.goto('/')
  for (const [name, count] of [
    [onHome.services, services.length],
    [onHome.products, listedProducts.length],
  ] as const) {
    const cards = page.getByRole('region', { name }).getByRole('article')
    await expect(cards).toHaveCount(count)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last()).toBeInViewport()
  }
})
