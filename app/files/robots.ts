import { href } from 'react-router'
import { site } from '../content/content.server.ts'
import { pathsOf } from '../content/language.server.ts'

/** One in each language. */
const sitemaps = pathsOf(href('/sitemap.xml')).map((path) => `Sitemap: ${site.url}${path}\n`)

/** Allows all crawling, and names the sitemap. */
export const loader = () =>
  new Response(`User-agent: *\nAllow: /\n\n${sitemaps.join('')}`, {
    headers: { 'Content-Type': 'text/plain' },
  })
