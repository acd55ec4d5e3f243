import { expect, ROUTES, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('Every page reads: its heading and its text are there', async ({ page }) => {
  for (const route of [...ROUTES, '/privacy']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text.length, route).toBeGreaterThan(300)
  }
})

test('The Services and Products menus open by their buttons, and their links lead on', async ({
  page,
}) => {
  await page.goto('/about')
  for (const [name, folder, count] of [
    ['Services menu', '/services/', 8],
    ['Products menu', '/products/', 4],
  ] as const) {
    const links = page.getByRole('banner').locator(`a[href^="${folder}"]:visible`)
    const others = await links.count()
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(links).toHaveCount(others + count)
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(others)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(links).toHaveCount(others + count)
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
  }
  await page.getByRole('button', { name: 'Services menu', exact: true }).click()
  await page.getByRole('banner').locator('a[href="/services/branding-design"]:visible').click()
  await expect(page).toHaveURL('/services/branding-design')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('The menu opens by its button, its lists unfold, and its links lead on', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(menu).toBeVisible()
    const crm = menu.locator('a[href="/products/crm"]')
    await expect(crm).toBeHidden()
    await menu.locator('summary').nth(1).tap()
    await expect(crm).toBeVisible()
    await crm.tap()
    await expect(page).toHaveURL('/products/crm')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('Ways to reach us open by the floating button', async ({ page }) => {
  await page.goto('/pricing')
  const widget = page.getByRole('complementary', { name: 'Ways to reach us' })
  await expect(widget.getByRole('link')).toHaveCount(0)
  await widget.getByRole('button').click()
  await expect(widget.getByRole('link')).toHaveCount(3)
})

test("SmartXAlgo's questions open one at a time", async ({ page }) => {
  await page.goto('/products/smartxalgo')
  const questions = page.getByRole('main').locator('details')
  const answer = (number: number) => questions.nth(number).getByRole('paragraph')
  await expect(answer(0)).toBeHidden()
  await questions.nth(0).locator('summary').click()
  await expect(answer(0)).toBeVisible()
  await questions.nth(1).locator('summary').click()
  await expect(answer(1)).toBeVisible()
  await expect(answer(0)).toBeHidden()
  await questions.nth(1).locator('summary').click()
  await expect(answer(1)).toBeHidden()
})

test('Pricing shows all nine plans, one category after the other', async ({ page }) => {
  for (const address of ['/pricing', '/pricing#saas-solutions']) {
    await page.goto(address)
    const plans = page.getByRole('main').getByRole('article')
    await expect(plans).toHaveCount(9)
    for (const plan of await plans.all()) {
      await expect(plan.getByRole('heading')).toBeVisible()
      await expect(plan.getByRole('link', { name: /^Request for Callback/ })).toBeVisible()
    }
  }
})

test('The gallery shows all nine pictures', async ({ page }) => {
  await page.goto('/gallery')
  const pictures = page.getByRole('main').getByRole('figure').getByRole('img')
  await expect(pictures).toHaveCount(9)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
  }
})

test('Flip cards turn by their switch', async ({ page }) => {
  for (const address of ['/services/drone-service', '/gallery']) {
    await page.goto(address)
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch') })
      .first()
    const heading = card.getByRole('heading')
    await expect(heading).toBeVisible()
    await card.getByRole('switch').focus()
    await page.keyboard.press('Space')
    await expect(heading).toHaveCount(0)
    await expect(card.getByRole('paragraph').first()).toBeVisible()
    await page.keyboard.press('Space')
    await expect(heading).toBeVisible()
  }
})

test('Both carousels show every card, in a list that scrolls', async ({ page }) => {
  await page.goto('/')
  for (const [name, count] of [
    ['What We Do', 8],
    ['Our Products', 4],
  ] as const) {
    const cards = page.getByRole('region', { name }).getByRole('article')
    await expect(cards).toHaveCount(count)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last()).toBeInViewport()
  }
})
