import { href } from 'react-router'
import { site } from '../content/content.server.ts'

/** Allows all crawling, and names the sitemap. */
export const loader = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}${href('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  })
