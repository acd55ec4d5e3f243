import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole site, one line a page; see section 2 of the specification. */
export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  ...prefix('products', [index('routes/products.tsx'), route(':slug', 'routes/product.tsx')]),
  ...prefix('services', [
    index('routes/services.tsx'),
    route('drone-service', 'routes/drone-service.tsx'),
    route(':slug', 'routes/service.tsx'),
  ]),
  ...prefix('contact', [
    index('routes/contact.tsx'),
    route('thanks', 'routes/contact-thanks.tsx'),
    route('form.json', 'routes/contact-form-words.ts'),
  ]),
  ...prefix('blog', [
    index('routes/blog.tsx'),
    route('page/:page', 'routes/blog.tsx', { id: 'routes/blog-page' }),
    route('feed.xml', 'routes/feed.ts'),
    route(':slug', 'routes/article.tsx'),
  ]),
  route('pricing', 'routes/pricing.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('share/*', 'routes/share-image.ts'),
  route('office-map.html', 'routes/office-map.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('icon.svg', 'routes/icon.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
