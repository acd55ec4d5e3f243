import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * The route table, in the order in which lists name the pages (specification, section 2). What lists and head need to
 * know about a page is in its file, in `definePage`.
 */
const routes = [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  ...prefix('work', [index('routes/work.tsx'), route(':slug', 'routes/case-study.tsx')]),
  route('pricing', 'routes/pricing.tsx'),
  ...prefix('contact', [index('routes/contact.tsx'), route('thanks', 'routes/contact-thanks.tsx')]),
  route('privacy', 'routes/privacy.tsx'),
  ...prefix('services', [
    index('routes/services.tsx'),
    route(':slug', 'routes/service.tsx'),
    route('drone-service', 'routes/drone-service.tsx'),
  ]),
  ...prefix('products', [index('routes/products.tsx'), route(':slug', 'routes/product.tsx')]),
  ...prefix('blog', [
    index('routes/blog.tsx'),
    route('page/:page', 'routes/blog.tsx', { id: 'routes/blog-page' }),
    route('feed.xml', 'files/feed.ts'),
    route(':slug', 'routes/article.tsx'),
    route('topic/:topic', 'routes/blog.tsx', { id: 'routes/blog-topic' }),
    route('author/:author', 'routes/author.tsx'),
  ]),
  route('search', 'routes/search.tsx'),
  route(':slug', 'routes/page.tsx'),
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
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'routes/any-other' }),
] satisfies RouteConfig

export default routes

/** The addresses without parameters: of pages, and of files such as `/sitemap.xml`. */
export const fixedPaths = routes
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => !/[:*]/.test(path))
