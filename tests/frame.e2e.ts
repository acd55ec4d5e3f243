import type { Locator } from '@playwright/test'
import { dropdown, hrefs, mainNavigation, PRODUCTS, SERVICES } from './header.ts'
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
