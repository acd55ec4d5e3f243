import { blog, brand, productsPage, servicesPage } from './content.server.ts'
import { type SitePage, sitePages } from './site-pages.server.ts'

const TITLES: Record<SitePage['group'], string> = {
  main: brand.name,
  services: servicesPage.title,
  products: productsPage.title,
  blog: blog.title,
}

/** Every page that is to be found, by the parts of the site. */
export const pageGroups = Object.entries(TITLES).map(([group, title]) => ({
  title,
  pages: sitePages.filter((page) => page.group === group),
}))
