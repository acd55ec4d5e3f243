import type { Locator, Page } from '@playwright/test'
import {
  asShown,
  brand,
  contactOptions,
  first,
  header,
  labels,
  services,
  site,
  siteContent,
} from './content-file.ts'
import { hrefs, mainNavigation } from './header.ts'
import { sideways } from './page-errors.ts'
import { expect, test, widgetOf } from './site.ts'

const ORDER = ['home', 'services', 'products', 'drone', 'blog', 'pricing', 'contact'] as const
const HEADER_LINKS = ORDER.flatMap((name) => header[name] ?? [])
const MORE_LINKS = siteContent.navigation.more

const menuOfPhone = (page: Page) =>
  page.getByRole('navigation', { name: labels.openMenu, exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: labels.openMenu, exact: true })

test('The header stays at the top, with its links in order', async ({ page, visit }) => {
  await visit('/about')
  const links = mainNavigation(page).getByRole('link')
  const all = HEADER_LINKS.toSpliced(-1, 0, ...MORE_LINKS)
  expect(await hrefs(links)).toEqual(all.map(({ href }) => href))

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0)
  await expect(links.first()).toBeInViewport()
})

test('Every link is there at every width, with longer labels too', async ({ page, visit }) => {
  await visit('/about')
  const all = [...HEADER_LINKS, ...MORE_LINKS].map(({ href }) => href).toSorted()
  for (const longer of ['', ' and more']) {
    await page.locator('header nav li > a').evaluateAll((links, longer) => {
      for (const link of links) link.append(longer)
    }, longer)
    for (const width of [320, 640, 1000, 1100, 1183, 1184, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.mouse.move(5, 800)
      const menu = menuButton(page)
      const isMenu = await menu.isVisible()
      if (isMenu) await menu.click()
      const within = isMenu ? menuOfPhone(page) : mainNavigation(page)
      const links = within.getByRole('link').filter({ visible: true })
      const addresses = (await hrefs(links)).filter((href) => href?.startsWith('/'))
      expect.soft(addresses.toSorted(), `${width} px`).toEqual(all)
      expect.soft(await sideways(page), `${width} px`).toEqual([])
      if (isMenu) await page.keyboard.press('Escape')
    }
  }
})

test('Zoomed to 400 %, the header scrolls away with the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit('/about')
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 600))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('Header and menu mark the current page and its section', async ({ page, visit }) => {
  const marked = (within: Locator) =>
    within
      .locator('[aria-current]')
      .evaluateAll((all) =>
        all.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`),
      )
  const { path } = first(services)
  await visit(path)
  expect(await marked(mainNavigation(page))).toEqual(['/services true', `${path} page`])

  await visit('/services/drone-service')
  expect(await marked(mainNavigation(page)), 'Services is not marked beside it').toEqual([
    '/services/drone-service page',
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await menuButton(page).click()
  expect(await marked(menuOfPhone(page))).toEqual(['/services/drone-service page'])
})

test('At 390 px a button named Menu opens all links, and closes', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/about')
  await expect(mainNavigation(page)).toBeHidden()
  const open = menuButton(page)
  const close = page.getByRole('button', { name: labels.closeMenu })
  const menu = menuOfPhone(page)
  await expect(menu).toBeHidden()
  await expect(open).toHaveAttribute('aria-expanded', 'false')

  await open.click()
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  const links = menu.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText([...HEADER_LINKS, ...MORE_LINKS].map(({ label }) => label))
  await expect(menu.locator('a[href^="tel:"]')).toBeInViewport()
  if (site.contact.whatsapp)
    await expect(menu.locator('a[href^="https://wa.me/"]')).toBeInViewport()
  await close.click()
  await expect(menu).toBeHidden()

  await open.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: header.home.label })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await expect(open).toHaveAttribute('aria-expanded', 'false')
})

test('The logo banner moves, and stops and starts by its button', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit('/contact')
  const banner = page.getByRole('region', { name: labels.practices })
  const states = () =>
    banner.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
        .map(({ playState }) => playState),
    )
  const stop = banner.getByRole('button', { name: labels.pauseBanner })
  const start = banner.getByRole('button', { name: labels.playBanner })
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
  await expect.poll(states, 'paused while hovered').toEqual(['paused'])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.mouse.move(640, 890)
  await expect.poll(states, 'reduced motion: no animation').toEqual([])
  await expect(banner.getByRole('button'), 'and needs no button').toHaveCount(0)
})

test('The contact widget opens links to call, chat and e-mail', async ({ page, visit }) => {
  await visit('/about')
  const widget = widgetOf(page)
  const button = widget.getByRole('button')
  await page.evaluate(() => scrollTo(0, 600))
  await expect(button, 'it floats').toBeInViewport({ ratio: 1 })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(widget.getByRole('link')).toHaveCount(0)

  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(widget.getByRole('link')).toHaveCount(contactOptions)
  for (const [name, href] of [
    [labels.call, /^tel:\+?\d{5,}$/],
    [labels.email, /^mailto:[^@]+@[^@]+$/],
  ] as const)
    await expect(widget.getByRole('link', { name })).toHaveAttribute('href', href)
  const chat = widget.getByRole('link', { name: labels.chat })
  if (site.contact.chat) {
    await expect(chat).toHaveAttribute('href', site.contact.chat)
  } else await expect(chat).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(widget.getByRole('link')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(widget.getByRole('link', { name: labels.call })).toBeFocused()
})

test('The footer has links, profiles, tagline, contact and year', async ({ page, visit }) => {
  await visit('/gallery')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(asShown(brand.tagline), { exact: true })).toBeVisible()

  const links = await hrefs(footer.getByRole('navigation').getByRole('link'))
  expect(links).toEqual(
    expect.arrayContaining(['/services', '/products', '/contact', '/pricing', '/blog']),
  )

  for (const { label, href } of brand.profiles) {
    const profile = footer.getByRole('link', { name: label })
    await expect(profile).toHaveAttribute('href', href)
  }
  await expect(footer.locator('a[target="_blank"]')).toHaveCount(
    brand.profiles.length + (site.contact.whatsapp ? 1 : 0),
  )

  const { email, phone, street, postcode } = site.contact
  const { city, country } = brand
  const mail = footer.getByRole('link', { name: email, exact: true })
  await expect(mail).toHaveAttribute('href', `mailto:${email}`)
  const call = footer.getByRole('link', { name: phone, exact: true })
  await expect(call).toHaveAttribute('href', /^tel:\+?\d{5,}$/)
  for (const line of [street, city, postcode, country])
    await expect(footer.locator('address')).toContainText(line)
  await expect(footer.getByText(/^©/)).toHaveText(new RegExp(`^© ${new Date().getFullYear()} \\S+`))
})
