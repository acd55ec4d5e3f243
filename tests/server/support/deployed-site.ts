import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Redirects } from '../../../contract/redirects.ts'
import { securityHeaders } from '../../../server/site/security-headers.ts'
import { newRelease, publish } from '../../../tools/build/releases.ts'
import { putSite, SITE } from './site.ts'
import { temporaryFolder } from './test-database.ts'

const POLICY =
  "default-src 'self'; img-src 'self' https://maps.example; frame-ancestors 'self'; base-uri 'none'"

/** The headers that every response of the site must have. */
export const HEADERS = securityHeaders(POLICY)

/** A page as React writes it. */
export const pageText = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${title}</title></head><body><h1>${title}</h1></body></html>`

/** Former addresses, and where they lead: those of renamed pages and of an older site. */
export const MOVED: Redirects = {
  '/who-we-are': '/about',
  '/who-we-are.md': '/about.md',
  '/About Us (old), 1+1.html': '/about',
  '/અમારા-વિશે': '/about/team',
  '/index.php': '/',
  '/2014/05/kites-–-a-guide': '/about',
  '/Été?/100%: "q" <a> {b}|c^;$`\'#[d]': '/about',
  '/Shop/*': '/about/team',
  '/about/old/*': '/',
  '/about/*': '/about',
}

const FILES = {
  'index.html': pageText('home').replace(
    '</body>',
    `<script src="/assets/entry-Ab12.js"></script></body>`,
  ),
  'assets/entry-Ab12.js': 'hydrate(everything)',
  'index.md': '# Home',
  'about/index.html': pageText('about'),
  'about.md': '# About',
  'about/team/index.html': pageText('team'),
  '404/index.html': pageText('nothing here'),
  'gu/404/index.html': pageText('અહીં કંઈ નથી'),
  '.well-known/security.txt': 'Contact: mailto:hello@kiteline.example',
  'blog/feed.xml': '<rss/>',
  'sitemap.xml': `<urlset>${['', '/about', '/about/team'].map((page) => `<url><loc>${SITE.url}${page}</loc></url>`).join('')}</urlset>`,
  'assets/style-Cd34.css': 'h1 { color: green }',
}

/** A project with a built site of a few files, and what the build writes for hosts. */
export function deployedSite(): string {
  const project = temporaryFolder()
  const build = join(project, 'build')
  const release = newRelease(build)
  putSite(
    { contentSecurityPolicy: POLICY, languages: { gu: { language: 'gu-IN' } } },
    FILES,
    release,
  )
  const about = FILES['about/index.html']
  writeFileSync(join(release, 'client/about/index.html.gz'), gzipSync(about))
  writeFileSync(join(release, 'client/about/index.html.br'), brotliCompressSync(about))
  writeFileSync(join(release, 'redirects.json'), JSON.stringify(MOVED))
  publish(build, release, 'sources')
  return project
}
