/** Every page that is to be found, told once: for the sitemap, for `llms.txt` and the page of all addresses. */
import { href } from 'react-router'
import { blogListPages } from '../schemas/addresses.ts'
import { entryFile, KINDS, type KindName } from '../schemas/kinds.ts'
import type { KiteDesign } from '../schemas/kite.ts'
import type { Picture, Seo } from '../schemas/parts.ts'
import { blogListPath, listSeo } from './blog-list.server.ts'
import {
  about,
  articles,
  articleTeaser,
  blog,
  contact,
  droneService,
  gallery,
  home,
  labels,
  pricing,
  privacy,
  products,
  productsPage,
  services,
  servicesPage,
} from './content.server.ts'
import { topics } from './topics.server.ts'

export type SitePage = {
  path: string
  /** What a list of pages calls it. */
  label: string
  seo: Seo
  group: 'main' | 'services' | 'products' | 'blog'
  /** The files of `content/` whose change is a change of the page. */
  files: string[]
  /** Its day of publication or last change, where the content itself names it. */
  changed?: string | undefined
  pictures: Picture[]
  /** What stands for it beside its name. */
  kite?: KiteDesign
}

const file = (kind: KindName) => {
  const entry = KINDS[kind]
  return 'file' in entry ? entry.file : `${entry.folder}/`
}

const drone = { ...droneService, path: href('/services/drone-service') }

const mainPages: SitePage[] = [
  {
    path: href('/'),
    label: labels.home,
    seo: home.seo,
    group: 'main',
    files: [file('home'), file('services'), file('products'), file('articles')],
    pictures: [home.hero.day.landscape],
  },
  {
    path: href('/about'),
    label: about.title,
    seo: about.seo,
    group: 'main',
    files: [file('about')],
    pictures: [about.picture],
  },
  {
    path: href('/gallery'),
    label: gallery.title,
    seo: gallery.seo,
    group: 'main',
    files: [file('gallery'), file('team')],
    pictures: gallery.items.map(({ picture }) => picture),
  },
  {
    path: href('/pricing'),
    label: pricing.title,
    seo: pricing.seo,
    group: 'main',
    files: [file('pricing'), file('plans')],
    pictures: [],
  },
  {
    path: href('/contact'),
    label: contact.title,
    seo: contact.seo,
    group: 'main',
    files: [file('contact'), file('site')],
    pictures: [contact.map.picture],
  },
  {
    path: href('/privacy'),
    label: privacy.title,
    seo: privacy.seo,
    group: 'main',
    files: [file('privacy')],
    changed: privacy.updated,
    pictures: [],
  },
]

const servicePages: SitePage[] = [
  {
    path: href('/services'),
    label: servicesPage.title,
    seo: servicesPage.seo,
    group: 'services',
    files: [file('servicesPage'), file('services')],
    pictures: [],
  },
  ...services.map((service) => ({
    path: href('/services/:slug', { slug: service.slug }),
    label: service.title,
    seo: service.seo,
    group: 'services' as const,
    files: [entryFile('services', service.slug)],
    pictures: [],
    kite: service.kite,
  })),
  {
    path: drone.path,
    label: droneService.title,
    seo: droneService.seo,
    group: 'services',
    files: [file('droneService')],
    pictures: [droneService.picture],
    kite: droneService.kite,
  },
]

const productPages: SitePage[] = [
  {
    path: href('/products'),
    label: productsPage.title,
    seo: productsPage.seo,
    group: 'products',
    files: [file('productsPage'), file('products')],
    pictures: [],
  },
  ...products.map((product) => ({
    path: href('/products/:slug', { slug: product.slug }),
    label: product.title,
    seo: product.seo,
    group: 'products' as const,
    files: [entryFile('products', product.slug)],
    pictures: [product.picture],
    kite: product.kite,
  })),
]

const blogPages: SitePage[] = [
  ...Array.from({ length: blogListPages(articles.length) }, (_, index) => ({
    path: blogListPath(index + 1),
    label: index === 0 ? blog.title : listSeo(index + 1).title,
    seo: listSeo(index + 1),
    group: 'blog' as const,
    files: [file('blog'), file('articles')],
    pictures: [],
  })),
  ...articles.map((article) => {
    const { href: path } = articleTeaser(article)
    return {
      path,
      label: article.title,
      seo: article.seo,
      group: 'blog' as const,
      files: [entryFile('articles', article.slug)],
      changed: article.updated ?? article.published,
      pictures: [article.picture],
    }
  }),
  ...topics.map((topic) => ({
    path: topic.href,
    label: topic.title,
    seo: topic.seo,
    group: 'blog' as const,
    files: [file('blog'), file('articles')],
    pictures: [],
  })),
]

/** All of them, in the order in which a reader would go through the site. */
export const sitePages: readonly SitePage[] = [
  ...mainPages,
  ...servicePages,
  ...productPages,
  ...blogPages,
]
