/** The specification's routes, as shipped. Delete `tests/sample/` when you replace the content. */
import { expect, test } from '@playwright/test'
import { builtPages, mainOf, shownIn } from '../built-site.ts'

/** The specification's table of routes (section 2). */
const SPECIFIED = [
  ...['/', '/about', '/gallery', '/products', '/products/ivr-system', '/products/hrms'],
  ...['/products/crm', '/products/cloud-suite', '/products/smartxalgo', '/services'],
  ...['/services/seo', '/services/social-media-marketing', '/services/performance-marketing'],
  ...['/services/branding-design', '/services/website-development', '/services/content-marketing'],
  ...['/services/video-production', '/services/digital-strategy', '/services/drone-service'],
  ...['/contact', '/blog', '/blog/seo-skyrocket-business'],
  ...['/blog/integration-digital-marketing-life', '/blog/role-of-seo-being-present'],
  ...['/blog/personalization-predictive-analytics', '/blog/website-boost-digital-marketing'],
  '/pricing',
]

test('Each of the 27 routes has over 100 words, and a title, description and heading of its own', () => {
  const facts = builtPages()
    .filter(({ path }) => SPECIFIED.includes(path))
    .map(({ path, html, meta }) => {
      const { main, text } = mainOf(html)
      expect.soft(text.match(/\p{L}+/gu)?.length, path).toBeGreaterThan(100)
      const [, title] = /<title>([^<]+)/.exec(html) ?? []
      const [heading = ''] = main.match(/<h1\b[\s\S]*?<\/h1>/g) ?? []
      return { title, heading: shownIn(heading), description: meta('description') }
    })
  for (const fact of ['title', 'heading', 'description'] as const)
    expect(new Set(facts.map((page) => page[fact])).size, fact).toBe(27)
})
