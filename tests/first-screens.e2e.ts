import { asShown, content, labels, services, site } from './content-file.ts'
import { pages } from './first-screens.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

test.describe('On a phone, without scrolling,', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { path, action } of pages)
    test(`${path} shows its action, and the ways to call and to write`, async ({ page }) => {
      await page.goto(path)
      const hero = main(page).locator('section').first()
      await expect(hero.getByRole('link', { name: action })).toBeInViewport({ ratio: 1 })
      const call = hero.getByRole('link', { name: site.contact.phone })
      await expect(call).toBeInViewport({ ratio: 1 })
      await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
      const whatsapp = hero.getByRole('link', { name: labels.whatsapp })
      if (site.contact.whatsapp) await expect(whatsapp).toBeInViewport({ ratio: 1 })
      else await expect(whatsapp).toHaveCount(0)
    })
})

test('WhatsApp opens with a sentence that names the page, and not before', async ({ page }) => {
  test.skip(!site.contact.whatsapp, 'no number for WhatsApp is configured')
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  for (const [path, name] of [
    ...services.slice(0, 1).map(({ path, menuLabel }) => [path, menuLabel] as const),
    ['/contact', content('contact.yaml').title] as const,
  ]) {
    await page.goto(path)
    for (const within of [main(page), page.getByRole('contentinfo')]) {
      const href = await within
        .getByRole('link', { name: labels.whatsapp })
        .first()
        .getAttribute('href')
      const address = new URL(href ?? '')
      expect(address.origin).toBe('https://wa.me')
      expect(address.pathname).toMatch(/^\/\d{8,}$/)
      expect(address.searchParams.get('text')?.trim()).toBe(
        asShown(labels.whatsappGreeting.replace('{page}', name)),
      )
    }
  }
  expect([...hosts]).toEqual([new URL(page.url()).hostname])
})
