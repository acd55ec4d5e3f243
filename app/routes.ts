import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The route table, in the order of lists of pages (specification, section 2). The rest of a page is in its `definePage`. */
const routes = [
  index('pages/home/home.tsx'),
  route('about', 'pages/about/about.tsx'),
  route('gallery', 'pages/gallery/gallery.tsx'),
  ...prefix('work', [
    index('pages/case-studies/case-studies.tsx'),
    route(':slug', 'pages/case-study/case-study.tsx'),
  ]),
  route('pricing', 'pages/pricing/pricing.tsx'),
  ...prefix('contact', [
    index('pages/contact/contact.tsx'),
    route('thanks', 'pages/contact/contact-thanks.tsx'),
  ]),
  route('privacy', 'pages/privacy/privacy.tsx'),
  ...prefix('services', [
    index('pages/offers/offers.tsx'),
    route(':slug', 'pages/service/service.tsx'),
    route('drone-service', 'pages/drone-service/drone-service.tsx'),
  ]),
  ...prefix('products', [
    index('pages/offers/offers.tsx', { id: 'routes/products' }),
    route(':slug', 'pages/product/product.tsx'),
  ]),
  ...prefix('blog', [
    index('pages/blog/blog.tsx'),
    route('page/:page', 'pages/blog/blog.tsx', { id: 'routes/blog-page' }),
    route('feed.xml', 'files/feed.ts'),
    route(':slug', 'pages/article/article.tsx'),
    route('topic/:topic', 'pages/blog/blog.tsx', { id: 'routes/blog-topic' }),
    route('author/:author', 'pages/blog/author.tsx'),
  ]),
  route('search', 'pages/search/search.tsx'),
  route(':slug', 'pages/own/page.tsx'),
  route('share/*', 'files/share-image.ts'),
  route('hero/*', 'files/hero-drawing.ts'),
  route('office-map.html', 'files/office-map.tsx'),
  route('survey-map.svg', 'files/survey-map.ts'),
  route('sitemap.xml', 'files/sitemap.ts'),
  route('kites.svg', 'files/kites.ts'),
  route('icon.svg', 'files/icon.ts'),
  route('icon.png', 'files/icon-png.ts'),
  route('favicon.ico', 'files/favicon.ts'),
  route('apple-touch-icon.png', 'files/touch-icon.ts'),
  route('robots.txt', 'files/robots.ts'),
  route('llms.txt', 'files/llms.ts'),
  route('.well-known/security.txt', 'files/security.ts'),
  route('404', 'pages/not-found/not-found.tsx'),
  route('*', 'pages/not-found/not-found.tsx', { id: 'routes/any-other' }),
] satisfies RouteConfig

export default routes

/** The addresses without parameters: of pages, and of files such as `/sitemap.xml`. */
export const fixedPaths = routes
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => !/[:*]/.test(path))
