import {
  asShown,
  callToAction,
  content,
  labels,
  products,
  services,
  site,
  siteContent,
  statusOf,
} from './content-file.ts'
import { DRONE, TOUCH } from './first-screens.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

const { home, about, gallery } = siteContent

/** Every page that sells something or shows who we are, with the label of its own action. */
const pages: { path: string; action: string; status?: string }[] = [
  DRONE,
  { path: '/', action: home.hero.link.label },
  { path: '/about', action: callToAction(about)?.link?.label ?? TOUCH },
  { path: '/gallery', action: callToAction(gallery)?.link?.label ?? TOUCH },
  ...services.map(({ path }) => ({ path, action: TOUCH })),
  ...products.map((product) => ({
    path: product.path,
    action:
      (product.tryIt?.empanelled ? product.tryIt : callToAction(product)?.link)?.label ?? TOUCH,
    status: asShown(statusOf(product)),
  })),
]

for (const { path, action, status } of pages)
  test(`On a phone ${path} asks for its action and a call at once`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const hero = main(page).locator('section').first()
    if (status) {
      await expect(hero.getByText(status), 'whether it is available').toBeInViewport()
      const lines = (await (await request.get('/llms.txt')).text()).split('\n')
      expect(lines.find((line) => line.includes(`${path}.md`))).toContain(status)
    }
    await expect(hero.getByRole('link', { name: action })).toBeInViewport({ ratio: 1 })
    const call = hero.getByRole('link', { name: site.contact.phone })
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
    const others = 'nav a, h1 a, [href^="#"], [data-layout] a'
    await expect(hero.locator(`a:not(${others})`)).toHaveCount(2)
  })

test('WhatsApp opens with a sentence that names the page', async ({ page }) => {
  test.skip(!site.contact.whatsapp, 'no number for WhatsApp is configured')
  for (const [path, name] of [
    ...services.slice(0, 1).map(({ path, menuLabel }) => [path, menuLabel] as const),
    ['/contact', content('contact.yaml').title] as const,
  ]) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    const href = await footer.getByRole('link', { name: labels.whatsapp }).getAttribute('href')
    const address = new URL(href ?? '')
    expect(address.origin).toBe('https://wa.me')
    expect(address.pathname).toMatch(/^\/\d{8,}$/)
    expect(address.searchParams.get('text')?.trim()).toBe(
      asShown(labels.whatsappGreeting.replace('{page}', name)),
    )
  }
})
