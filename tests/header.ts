import type { Locator, Page } from '@playwright/test'

export const SERVICES = [
  'performance-marketing',
  'branding-design',
  'social-media-marketing',
  'seo',
  'website-development',
  'content-marketing',
  'video-production',
  'digital-strategy',
].map((slug) => `/services/${slug}`)
export const PRODUCTS = ['ivr-system', 'hrms', 'crm', 'smartxalgo'].map(
  (slug) => `/products/${slug}`,
)

export const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true })

/** A dropdown of the header: its link, its button, its panel and the links in the panel's list. */
export async function dropdown(page: Page, label: string) {
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
