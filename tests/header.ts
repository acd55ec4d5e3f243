import { expect, type Locator, type Page } from '@playwright/test'
import { header, labels, listedProducts, menuOf, services } from './content-file.ts'

/** The entries of the dropdowns, in order. */
export const SERVICES = services.map(({ path }) => path)
export const PRODUCTS = listedProducts.map(({ path }) => path)

export const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: labels.mainNavigation, exact: true })

/** A dropdown of the header: its link, its button, its panel and the panel's links. */
export async function dropdown(page: Page, of: 'services' | 'products') {
  const navigation = mainNavigation(page)
  const button = navigation.getByRole('button', { name: menuOf(of) })
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
  return {
    link: navigation.getByRole('link', { name: header[of].label, exact: true }),
    button,
    panel,
    items: panel.getByRole('listitem').getByRole('link'),
    async isOpen(is = true) {
      await expect(panel).toBeVisible({ visible: is })
      await expect(button).toHaveAttribute('aria-expanded', `${is}`)
    },
  }
}
