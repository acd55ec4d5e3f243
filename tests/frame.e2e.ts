import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

const TAGLINE =
  'Empowering Brands with Creative Design, Digital Marketing, and Innovative Solutions'

const HEADER_LINKS = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Products', '/products'],
  ['Drone', '/services/drone-service'],
  ['Blog', '/blog'],
  ['Pricing', '/pricing'],
  ['Contact Us', '/contact'],
]
const SERVICES = [
  'performance-marketing',
  'branding-design',
  'social-media-marketing',
  'seo',
  'website-development',
  'content-marketing',
  'video-production',
  'digital-strategy',
].map((slug) => `/services/${slug}`)
const PRODUCTS = ['ivr-system', 'hrms', 'crm', 'smartxalgo'].map((slug) => `/products/${slug}`)

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

/** A dropdown of the header: its link, its button, its panel and the links in the panel's list. */
async function dropdown(page: Page, label: string) {
  const navigation = mainNavigation(page)
  const button = navigation.getByRole('button', { name: `${label} menu` })
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
  return {
    link: navigation.getByRole('link', { name: label, exact: true }),
    button,
    panel,
    items: panel.getByRole('listitem').getByRole('link'),
  }
}

test.describe('Section 2, header', () => {
  test('The header stays at the top and holds its seven links in order', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const links = mainNavigation(page).getByRole('link')
    await expect(links).toHaveText(HEADER_LINKS.map(([label]) => label as string))
    expect(await hrefs(links)).toEqual(HEADER_LINKS.map(([, href]) => href))

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0)
    await expect(links.first()).toBeInViewport()
  })

  test('The header and the mobile menu mark the current page, and the section around it', async ({
    page,
    visit,
  }) => {
    const marked = (within: Locator) =>
      within
        .locator('[aria-current]')
        .evaluateAll((all) =>
          all.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`),
        )
    await visit('/services/seo')
    const services = await dropdown(page, 'Services')
    expect(await marked(mainNavigation(page))).toEqual(['/services true', '/services/seo page'])
    await services.link.hover()
    await expect(services.items.filter({ hasText: 'SEO' })).toHaveAttribute('aria-current', 'page')

    await mainNavigation(page).getByRole('link', { name: 'Drone' }).click()
    await expect(page).toHaveURL('/services/drone-service')
    await expect
      .poll(() => marked(mainNavigation(page)), 'Services is not marked beside it')
      .toEqual(['/services/drone-service page'])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await marked(page.getByRole('navigation', { name: 'Menu' }))).toEqual([
      '/services/drone-service page',
    ])
  })
})

test.describe('Section 4, dropdowns', () => {
  test('While hovered, Services lists the eight service pages and Products the four products', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const services = await dropdown(page, 'Services')
    const products = await dropdown(page, 'Products')
    await expect(services.panel).toBeHidden()

    await services.link.hover()
    await expect(services.panel).toBeVisible()
    await expect(services.button).toHaveAttribute('aria-expanded', 'true')
    expect(await hrefs(services.items)).toEqual(SERVICES)

    await products.link.hover()
    await expect(products.panel).toBeVisible()
    await expect(services.panel, 'one panel is open at a time').toBeHidden()
    expect(await hrefs(products.items)).toEqual(PRODUCTS)

    await page.mouse.move(640, 890)
    await expect(products.panel).toBeHidden()
    await expect(products.button).toHaveAttribute('aria-expanded', 'false')
  })

  test('The hovered panel can be pointed at, stays as long as it is hovered, and Escape takes it away (WCAG 1.4.13)', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit('/about')
    const { link, button, panel, items } = await dropdown(page, 'Services')

    await link.hover()
    await expect(panel).toBeVisible()
    const target = await items.last().boundingBox()
    if (!target) throw new Error('the panel has a last item')
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 20 })
    await page.clock.runFor(60_000)
    await expect(panel, 'hoverable and persistent').toBeVisible()

    await page.keyboard.press('Escape')
    await expect(panel, 'dismissible without moving the pointer').toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(60_000)
    await expect(panel, 'and it does not come back by itself').toBeHidden()
  })

  test('A link of the panel leads to its page and closes the panel', async ({ page, visit }) => {
    await visit('/about')
    const { link, panel, items } = await dropdown(page, 'Products')
    await link.hover()
    await items.filter({ hasText: 'CRM' }).click()
    await expect(page).toHaveURL('/products/crm')
    await page.mouse.move(640, 890)
    await expect(panel).toBeHidden()
  })

  test('By keyboard, the button opens and closes the panel, Tab goes through it, and Escape gives the focus back', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const { link, button, panel, items } = await dropdown(page, 'Services')
    const { keyboard } = page

    await link.focus()
    await expect(panel, 'the link alone opens nothing').toBeHidden()
    await keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    for (const key of ['Enter', 'Space']) {
      await keyboard.press(key)
      await expect(panel, `${key} opens`).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await keyboard.press(key)
      await expect(panel, `${key} closes`).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }

    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await expect(items.first()).toBeFocused()
    await keyboard.press('Tab')
    await expect(items.nth(1)).toBeFocused()
    await keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await expect(panel, 'Escape on the button closes too').toBeHidden()
    await expect(button).toBeFocused()
  })

  test('The panel closes when the keyboard leaves it, forwards or backwards', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const { link, button, panel } = await dropdown(page, 'Products')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await panel.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(mainNavigation(page).getByRole('link', { name: 'Drone' })).toBeFocused()
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(panel, 'the link belongs to the menu').toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(panel).toBeHidden()
  })
})

test.describe('Section 4, dropdowns by touch', () => {
  test.use({ hasTouch: true })

  test('A tap on the button opens the panel, a tap beside it closes it, and a tap on a link leads there', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const { button, panel, items } = await dropdown(page, 'Services')
    await button.tap()
    await expect(panel).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.tap()
    await expect(panel).toBeHidden()

    await button.tap()
    await expect(panel).toBeVisible()
    await page.touchscreen.tap(640, 880)
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/about')

    await button.tap()
    await items.filter({ hasText: 'SEO' }).tap()
    await expect(page).toHaveURL('/services/seo')
    await expect(panel).toBeHidden()
  })
})

test.describe('Section 4, mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('At 390 px a button named Menu opens the seven links and closes them again', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    await expect(mainNavigation(page)).toBeHidden()
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    const close = page.getByRole('button', { name: 'Close menu' })
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
    await expect(menu).toBeHidden()
    await expect(open).toHaveAttribute('aria-expanded', 'false')

    await open.tap()
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link')).toHaveText(HEADER_LINKS.map(([label]) => label as string))
    expect(await hrefs(menu.getByRole('link'))).toEqual(HEADER_LINKS.map(([, href]) => href))
    await close.tap()
    await expect(menu).toBeHidden()

    await open.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await expect(open).toHaveAttribute('aria-expanded', 'false')
  })

  test('The mobile menu lists the services and products too, and closes on navigation', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
    const below = async (folder: string) =>
      (await hrefs(menu.getByRole('link'))).filter((href) => href?.startsWith(folder))

    await open.tap()
    await menu.getByLabel('Services menu').tap()
    await expect.poll(() => below('/services/')).toEqual([...SERVICES, '/services/drone-service'])
    await menu.getByLabel('Products menu').tap()
    await expect.poll(() => below('/products/')).toEqual(PRODUCTS)
    expect(await below('/services/'), 'one list is open at a time').toEqual([
      '/services/drone-service',
    ])

    await menu.getByRole('link', { name: 'HRMS' }).tap()
    await expect(page).toHaveURL('/products/hrms')
    await expect(menu).toBeHidden()

    await open.tap()
    await menu.getByRole('link', { name: 'Pricing' }).tap()
    await expect(page).toHaveURL('/pricing')
    await expect(menu).toBeHidden()
    await expect(open).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('Section 2, logo banner and contact widget', () => {
  test('The logo banner moves, and stops and starts by a button whose label changes', async ({
    page,
    visit,
  }) => {
    await visit('/contact')
    const banner = page.getByRole('region', { name: 'What we practise' })
    const states = () =>
      banner.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
          .map(({ playState }) => playState),
      )
    const stop = banner.getByRole('button', { name: 'Stop the moving strip' })
    const start = banner.getByRole('button', { name: 'Start the moving strip' })
    await expect.poll(states).toEqual(['running'])

    await stop.click()
    await expect(start).toBeVisible()
    await expect(stop).toHaveCount(0)
    await page.mouse.move(640, 890)
    await expect.poll(states, 'also when the pointer is elsewhere').toEqual(['paused'])

    await start.click()
    await page.mouse.move(640, 890)
    await expect(stop).toBeVisible()
    await expect.poll(states).toEqual(['running'])
    await banner.getByRole('listitem').first().hover({ force: true })
    await expect.poll(states, 'it stands still while hovered').toEqual(['paused'])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.mouse.move(640, 890)
    await expect.poll(states, 'less motion: it stands still').toEqual([])
    await expect(banner.getByRole('button'), 'and needs no button').toHaveCount(0)
  })

  test('The contact widget opens links to call, to chat in a new tab and to write an e-mail', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const widget = page.getByRole('complementary', { name: 'Ways to reach us' })
    const button = widget.getByRole('button')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(widget.getByRole('link')).toHaveCount(0)

    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(widget.getByRole('link')).toHaveCount(3)
    await expect(widget.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      /^tel:\+\d{8,}$/,
    )
    const chat = widget.getByRole('link', { name: 'Chat' })
    await expect(chat).toHaveAttribute('href', /^https:\/\//)
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAccessibleName(/opens in a new tab/)
    await expect(widget.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      /^mailto:[^@]+@[^@]+$/,
    )

    await page.keyboard.press('Escape')
    await expect(widget.getByRole('link')).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(widget.getByRole('link', { name: 'Call' })).toBeFocused()
  })

  test('The contact widget floats in the window wherever the page is scrolled, and stops above the footer', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const button = page.getByRole('complementary', { name: 'Ways to reach us' }).getByRole('button')
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, 600))
    await expect(button).toBeInViewport({ ratio: 1 })

    const footer = page.getByRole('contentinfo')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(footer.getByText(TAGLINE)).toBeInViewport()
    const [above, below] = [await button.boundingBox(), await footer.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
})

test.describe('Section 2, footer', () => {
  test('The footer links on, names both social profiles in new tabs, and says tagline, contact details and year', async ({
    page,
    visit,
  }) => {
    await visit('/gallery')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(TAGLINE, { exact: true })).toBeVisible()

    const links = await hrefs(footer.getByRole('navigation').getByRole('link'))
    expect(links).toEqual(
      expect.arrayContaining(['/services', '/products', '/contact', '/pricing', '/blog']),
    )

    for (const network of ['LinkedIn', 'Instagram']) {
      const profile = footer.getByRole('link', { name: network })
      await expect(profile).toHaveAttribute('href', /^https:\/\//)
      await expect(profile).toHaveAttribute('target', '_blank')
      await expect(profile).toHaveAccessibleName(/opens in a new tab/)
    }
    await expect(footer.locator('a[target="_blank"]')).toHaveCount(2)

    const mail = footer.getByRole('link', { name: /@/ })
    await expect(mail).toHaveAttribute('href', `mailto:${await mail.textContent()}`)
    const phone = footer.getByRole('link', { name: /^\+[\d ]+$/ })
    await expect(phone).toHaveAttribute(
      'href',
      `tel:${(await phone.textContent())?.replaceAll(' ', '')}`,
    )
    await expect(footer.locator('address')).toContainText('India')
    await expect(footer.getByText(/^©/)).toHaveText(
      new RegExp(`^© ${new Date().getFullYear()} \\S+`),
    )
  })
})
