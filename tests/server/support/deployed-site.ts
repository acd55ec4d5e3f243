import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { NEUTRAL_SITE } from '../../../server/neutral-site.ts'
import { newRelease, publish } from '../../../tools/releases.ts'
import { temporaryFolder } from './test-database.ts'

const SITE = 'https://kiteline.example'

/** The inline script of a page: each page has its own. */
const scriptOf = (page: string) => `show('${page}')`

/** The policy of a page, which allows its script. */
export const policyOf = (page: string) =>
  `default-src 'self'; script-src 'self' 'sha256-${createHash('sha256').update(scriptOf(page)).digest('base64')}'; frame-ancestors 'self'; base-uri 'none'`

/** A page as React writes it. */
export const pageText = (page: string, title: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${title}</title><script>${scriptOf(page)}</script></head><body><h1>${title}</h1></body></html>`

/** The former address of a page, and where it leads. */
export const MOVED = { '/who-we-are': '/about', '/who-we-are.md': '/about.md' }

const FILES = {
  'index.html': pageText('/', 'home'),
  'index.md': '# Home',
  'about/index.html': pageText('/about', 'about'),
  'about.md': '# About',
  'about/team/index.html': pageText('/about/team', 'team'),
  '404/index.html': pageText('/404', 'nothing here'),
  'blog/feed.xml': '<rss/>',
  'blog/feed.json': '{}',
  'robots.txt': `User-agent: *\n\nSitemap: ${SITE}/sitemap.xml\n`,
  'sitemap.xml': `<urlset>${['', '/about', '/about/team'].map((page) => `<url><loc>${SITE}${page}</loc></url>`).join('')}</urlset>`,
  'assets/style-Cd34.css': 'h1 { color: green }',
}

/** A project with a built site of a few files, and what the build writes for hosts. */
export function deployedSite(): string {
  const project = temporaryFolder()
  publishSite(project)
  return project
}

/** Publishes a new build of a project's site, with a script of this name. */
export function publishSite(project: string, script = 'entry-Ab12.js'): void {
  const build = join(project, 'build')
  const release = newRelease(build)
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(release, 'client', name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(release, 'client/assets', script), 'hydrate(everything)')
  const home = `<script src="/assets/${script}"></script></body>`
  writeFileSync(join(release, 'client/index.html'), FILES['index.html'].replace('</body>', home))
  writeFileSync(join(release, 'client/about/index.html.gz'), gzipSync(FILES['about/index.html']))
  const pages = ['/', '/about', '/about/team', '/404'].map((page) => [
    page,
    { 'Content-Security-Policy': policyOf(page) },
  ])
  writeFileSync(join(release, 'headers.json'), JSON.stringify(Object.fromEntries(pages)))
  writeFileSync(join(release, 'redirects.json'), JSON.stringify(MOVED))
  writeFileSync(join(release, 'site.json'), JSON.stringify(NEUTRAL_SITE))
  publish(build, release, 'sources')
}
