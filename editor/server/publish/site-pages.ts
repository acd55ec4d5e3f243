import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { decodeHTML } from 'entities'
import type { PageChange } from '../../protocol.ts'

/** The pages of a built site by address, each with its name and a digest of what it shows. */
export type SitePages = Record<string, { name: string; digest: string }>

type Publication = { at: string; pages: SitePages }

const SITE = 'build/client'

/** The pages of the last publication, on this computer. */
const RECORD = 'data/editor/published.json'

/** Stands for what is the same on all pages: header, footer and styles. */
const EVERY_PAGE = 'Header, footer or colours of every page'

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Reduces HTML to what a visitor sees: without scripts, and without names that only a build chooses. */
const visible = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<link [^>]*>/g, '')
    .replace(/ (?:class|data-[\w-]+|id|aria-\w+|for)(?:="[^"]*"|='[^']*')?(?=[ />])/g, '')

const found = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? ''

const mainOf = (html: string) => found(/(<main[\s\S]*<\/main>)/, html)

/**
 * Reads the pages of the built site.
 * @param nameOf the name by which the owner knows the page at an address, if not its title
 */
export function readSitePages(nameOf: (address: string) => string | undefined): SitePages {
  const read = (file: string) => readFileSync(path.join(SITE, file), 'utf8')
  const files = globSync('**/index.html', { cwd: SITE })
  const pages = files.map((file) => {
    const html = read(file)
    const title = found(/<title>([^<]*)/, html)
    const description = found(/<meta name="description" content=("[^"]*|'[^']*)/, html)
    const address = `/${path.dirname(file).split(path.sep).join('/')}`.replace('/.', '/')
    const digest = digestOf(title + description + visible(mainOf(html)))
    return [address, { name: nameOf(address) ?? decodeHTML(title).replace(/ \| .*$/, ''), digest }]
  })
  const home = read('index.html')
  const around = visible(home.slice(home.indexOf('<body')).replace(mainOf(home), ''))
  const styles = home.match(/<style[\s\S]*?<\/style>/g)?.join('') ?? ''
  return Object.fromEntries([
    [EVERY_PAGE, { name: EVERY_PAGE, digest: digestOf(around + styles) }],
    ...pages,
  ])
}

/** The last publication from this computer. */
export const lastPublication = (): Publication | undefined =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined

/** Remembers the pages that are published now. */
export function rememberPublication(pages: SitePages): void {
  mkdirSync(path.dirname(RECORD), { recursive: true })
  writeFileSync(RECORD, JSON.stringify({ at: new Date().toISOString(), pages }))
}

/** The pages that are new, changed or gone. */
export function changesOf(before: SitePages, now: SitePages): PageChange[] {
  const addresses = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort()
  return addresses.flatMap((address): PageChange[] => {
    const [old, page] = [before[address], now[address]]
    const { name } = page ?? old ?? { name: '' }
    if (old?.digest === page?.digest) return []
    if (address === EVERY_PAGE) return old ? [{ change: 'changed', name }] : []
    return [{ change: !old ? 'new' : page ? 'changed' : 'removed', name, address }]
  })
}
