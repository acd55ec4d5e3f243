import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeHTML } from 'entities'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { validateXML } from 'xmllint-wasm'
import { markdownPath } from '../model/addresses.ts'
import { builtFile, builtPages, CLIENT, LANGUAGES } from './built-site.ts'
import { articles, asShown, first, gallery, labels, site, siteContent } from './content-file.ts'
import { expect, test } from './site.ts'

const pages = builtPages()
/** Pages that may be indexed; the others respond to what a visitor did. */
const listed = pages.filter(({ hidden }) => !hidden)
/** The Markdown of a page without escape characters. */
const twinOf = (path: string) => builtFile(markdownPath(path)).replace(/\\(?=[^\w\s])/g, '')
const isThere = (address: string) => existsSync(path.join(CLIENT, new URL(address).pathname))

test('The sitemap has every page once, with its pictures and a day only where its content states one', () => {
  const entries = builtFile('sitemap.xml').split('<url>').slice(1)
  const located = entries.map((entry) => /<loc>([^<]*)/.exec(entry)?.[1] ?? '')
  expect(pages.filter(({ hidden }) => hidden).map(({ path }) => path)).toEqual([
    ...['/404', '/contact/thanks', '/search'],
  ])
  const canonicals = listed.map(({ links }) => links('canonical')[0]?.href ?? '')
  expect(located.toSorted()).toEqual(canonicals.toSorted())
  for (const { path, published, updated } of articles) {
    const entry = entries[located.indexOf(site.url + path)]
    expect(entry, path).toContain(`<lastmod>${updated ?? published}</lastmod>`)
    expect(entry, path).toContain('<image:loc>')
  }
  const ofGallery = entries[located.indexOf(`${site.url}/gallery`)]?.split('<image:loc>')
  expect(ofGallery).toHaveLength(gallery.items.length + 1)
  const stated = [
    ...articles.map(({ published, updated }) => updated ?? published),
    ...[siteContent.privacy, ...siteContent.pages].map(({ updated }) => updated),
  ]
  for (const [, day] of builtFile('sitemap.xml').matchAll(/<lastmod>([^<]*)/g))
    expect(stated).toContain(day)
  for (const [, image = ''] of builtFile('sitemap.xml').matchAll(/<image:loc>([^<]*)/g))
    expect(isThere(image), image).toBe(true)
  expect(builtFile('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('Every page exists as Markdown, with the same title and headings, and working links', () => {
  const known = new Set(pages.map(({ path }) => path))
  const twins = ['', ...LANGUAGES].flatMap((name) =>
    // The not-found page has no Markdown.
    builtPages(name).flatMap(({ path: page }) =>
      page === '/404' ? [] : path.join('.', name, markdownPath(page)),
    ),
  )
  expect(globSync('**/*.md', { cwd: CLIENT }).toSorted()).toEqual(twins.toSorted())
  for (const page of pages.filter(({ path }) => path !== '/404')) {
    const twin = twinOf(page.path)
    const front = `---\ncanonical: ${site.url}${page.path}\n---\n\n`
    expect.soft(twin.startsWith(front), `${page.path} is named as canonical`).toBe(true)
    const text = twin.slice(front.length)
    const [, title = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.html) ?? []
    const shown = decodeHTML(title.replace(/<[^>]*>/g, ''))
    const first = text.split('\n')[0]?.replace(/\]\([^)]*\)|\W/g, '')
    expect.soft(first, page.path).toBe(shown.replace(/\W/g, ''))
    expect.soft(text, page.path).not.toMatch(/\]\([/#]|<\/?(?:div|p|span)\b|undefined/)
    expect.soft(text, 'no heading stands empty').not.toMatch(/^(##+) .*\n+(?=---\n|(?!\1#)#)/m)
    for (const [, address = ''] of text.matchAll(/\]\((https?:[^)\s]*)/g)) {
      if (!address.startsWith(`${site.url}/`)) continue
      const { pathname } = new URL(address)
      expect.soft(known.has(pathname) || isThere(address), `${page.path}: ${address}`).toBe(true)
    }
  }
  const { path: article, content } = first(articles)
  const twin = twinOf(article)
  for (const heading of content.match(/^##.*$/gm) ?? []) expect(twin).toContain(asShown(heading))
})

/** The texts of five words or more, and the names, of invented entries. */
function inventedIn(value: unknown, isSample = false): string[] {
  if (typeof value === 'string')
    return isSample && /(\S+\s+){4}\S/.test(value) ? [asShown(value)] : []
  if (typeof value !== 'object' || value === null) return []
  const { sample, name, alt: _, ...parts } = value as Record<string, unknown>
  if (parts.block === 'call-to-action') return []
  if ('service' in parts) for (const about of ['title', 'seo']) delete parts[about]
  return [
    ...(sample === true && typeof name === 'string' ? [name] : []),
    ...Object.values(parts).flatMap((part) => inventedIn(part, isSample || sample === true)),
  ]
}

/** The text of a page, without the elements that bear the mark of what is invented. */
function unmarked(node: Nodes): string {
  if (node.type === 'text') return node.value
  const text = 'children' in node ? node.children.map(unmarked).join('') : ''
  const isMarked = node.type === 'element' && 'dataPageOnly' in node.properties
  return isMarked && text.includes(labels.invented) ? '' : text
}

test('What is invented bears its mark on every page, and is in no structured data, Markdown or feed', () => {
  const { brand, site, ...content } = siteContent
  const invented = inventedIn(content)
  const hasNone = (text: string, place: string) => {
    const found = invented.filter((sample) => text.includes(sample))
    expect.soft(found, place).toEqual([])
  }
  for (const { path, html } of pages) {
    const text = asShown(unmarked(fromHtml(html)))
    // The agency and its addresses are on every page, with the mark in the footer.
    expect.soft(text.includes(labels.invented), path).toBe(Boolean(brand.sample || site.sample))
    hasNone(text, path)
  }
  const twins = pages.map(({ path }) => markdownPath(path)).filter((file) => file !== '/404.md')
  for (const file of [...twins, 'llms.txt', 'blog/feed.xml'])
    hasNone(asShown(builtFile(file)), file)
})

test('llms.txt names every page by its Markdown, under headings, after a title and a summary', () => {
  const text = builtFile('llms.txt')
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  expect(text.match(/^## /gm)?.length).toBeGreaterThan(1)
  const named = Array.from(text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm), ([, to]) => to)
  expect(named.toSorted()).toEqual(
    listed.map(({ path }) => site.url + markdownPath(path)).toSorted(),
  )
})

test('security.txt names a contact for vulnerabilities and its expiry date', () => {
  const lines = builtFile('.well-known/security.txt').trim().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
  expect(fields).toMatchObject({
    Contact: expect.stringMatching(/^(mailto|https):/),
    Canonical: `${site.url}/.well-known/security.txt`,
  })
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
  expect(Date.parse(fields.Expires ?? '')).toBeGreaterThan(Date.now())
})

const rss = builtFile('blog/feed.xml')

/** A schema of `tests/vocabularies`. */
const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.join(import.meta.dirname, 'vocabularies', fileName), 'utf8'),
})

test('The RSS feed and the sitemap are valid by their schemas', async () => {
  for (const contents of [rss, builtFile('sitemap.xml')]) {
    const { errors } = await validateXML({
      xml: [{ fileName: 'file.xml', contents }],
      schema: [schema('all.xsd')],
      preload: ['rss.xsd', 'sitemap.xsd', 'sitemap-image.xsd', 'xhtml-link.xsd'].map(schema),
    })
    expect(errors.map(({ message }) => message)).toEqual([])
  }
})

test('The feed has the newest articles, each with its title, excerpt and date', () => {
  expect(rss).toContain(`<atom:link href="${site.url}/blog/feed.xml" rel="self"`)
  const items = Array.from(rss.matchAll(/<item>[\s\S]*?<\/item>/g), ([item]) => item)
  expect(items).toHaveLength(Math.min(articles.length, 50))
  for (const [index, item] of items.entries()) {
    const { path, published, excerpt, title } = articles[index] ?? first(articles)
    expect.soft(item, path).toContain(`<guid>${site.url}${path}</guid>`)
    const text = decodeHTML(item)
    expect.soft(text, path).toContain(`<title>${title}</title>`)
    expect.soft(text, path).toContain(`<description>${excerpt}</description>`)
    const [, day = ''] = /<pubDate>([^<]*)/.exec(item) ?? []
    expect.soft(new Date(day).toISOString().slice(0, 10), path).toBe(published)
  }
})
