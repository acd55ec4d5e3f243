import { existsSync } from 'node:fs'
import path from 'node:path'
import { markdownPath } from '../schemas/addresses.ts'
import { builtFile, builtPages, CLIENT } from './built-site.ts'
import { articles, asShown, first, site } from './content-file.ts'
import { expect, test } from './site.ts'

const pages = builtPages().filter(({ hidden }) => !hidden)
const isThere = (address: string) => existsSync(path.join(CLIENT, new URL(address).pathname))

test('The sitemap has every page once, with its pictures and the day of its last change, which is not the build’s', () => {
  const entries = builtFile('sitemap.xml').split('<url>').slice(1)
  const located = entries.map((entry) => /<loc>([^<]*)/.exec(entry)?.[1] ?? '')
  const canonicals = pages.map(({ links }) => links('canonical')[0]?.href ?? '')
  expect(located.toSorted()).toEqual(canonicals.toSorted())
  for (const { path, published, updated } of articles) {
    const entry = entries[located.indexOf(site.url + path)]
    expect(entry, path).toContain(`<lastmod>${updated ?? published}</lastmod>`)
    expect(entry, path).toContain('<image:loc>')
  }
  for (const [, image = ''] of builtFile('sitemap.xml').matchAll(/<image:loc>([^<]*)/g)) {
    expect(isThere(image), image).toBe(true)
  }
})

test('The RSS feed is well formed and carries whole articles, whose addresses are whole ones', async ({
  page,
}) => {
  const feed = await page.evaluate((xml) => {
    const dom = new DOMParser().parseFromString(xml, 'text/xml')
    const text = (element: Element, name: string) =>
      element.getElementsByTagName(name)[0]?.textContent ?? ''
    return {
      fault: dom.querySelector('parsererror')?.textContent,
      self: dom.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
      channel: ['title', 'link', 'description'].map((name) => text(dom.documentElement, name)),
      items: [...dom.querySelectorAll('item')].map((item) => {
        const content = text(item, 'content:encoded')
        const html = new DOMParser().parseFromString(content, 'text/html')
        return {
          guid: text(item, 'guid'),
          link: text(item, 'link'),
          day: text(item, 'pubDate'),
          words: html.body.textContent.split(/\s+/).length,
          forbidden: html.querySelectorAll('script, style, link, iframe, [class], [style]').length,
          addresses: [...html.querySelectorAll('[href], [src]')].map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
          pictures: [...html.querySelectorAll('img')].map(({ src }) => src),
        }
      }),
    }
  }, builtFile('blog/feed.xml'))

  expect(feed.fault).toBeUndefined()
  expect(feed.self).toBe(`${site.url}/blog/feed.xml`)
  expect(feed.channel).toEqual(Array(3).fill(expect.stringMatching(/\S/)))
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length)
  for (const { link, day, words, forbidden, addresses, pictures } of feed.items) {
    const article = articles.find(({ path }) => site.url + path === link)
    expect.soft(new Date(day).toISOString().slice(0, 10), link).toBe(article?.published)
    expect.soft(day, link).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    const written = article?.content.split(/\s+/).length ?? 0
    expect.soft(words, link).toBeGreaterThan(written * 0.9)
    expect.soft(forbidden, link).toBe(0)
    expect
      .soft(
        addresses.filter((address) => !/^(https?|mailto):/.test(address)),
        link,
      )
      .toEqual([])
    expect.soft(pictures.length, link).toBeGreaterThan(0)
    for (const picture of pictures) expect.soft(isThere(picture), picture).toBe(true)
  }
})

test('The JSON Feed says the same by its own rules', () => {
  const feed = JSON.parse(builtFile('blog/feed.json'))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/\S/),
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}/blog/feed.json`,
    language: site.language,
  })
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(
    articles.map(({ path }) => site.url + path),
  )
  for (const item of feed.items) {
    expect(item.content_html).toMatch(/^<p><img src="https?:/)
    expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/)
    expect(isThere(item.image), item.image).toBe(true)
  }
})

test('Every page has a twin in Markdown: the same title and headings, and addresses that lead on', () => {
  const known = new Set(pages.map(({ path }) => path))
  for (const page of pages) {
    const text = builtFile(markdownPath(page.path))
    const [, title = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.html) ?? []
    const shown = title
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
    expect.soft(text.split('\n')[0]?.replace(/\W/g, ''), page.path).toBe(shown.replace(/\W/g, ''))
    expect.soft(text, page.path).not.toMatch(/\]\([/#]|<\/?(?:div|p|span)\b|undefined/)
    expect.soft(text.trimEnd().endsWith(site.url + page.path), page.path).toBe(true)
    for (const [, address = ''] of text.matchAll(/\]\((https?:[^)\s]*)/g)) {
      if (!address.startsWith(`${site.url}/`)) continue
      const { pathname } = new URL(address)
      expect.soft(known.has(pathname) || isThere(address), `${page.path}: ${address}`).toBe(true)
    }
  }
  const { path, content } = first(articles)
  const twin = builtFile(markdownPath(path))
  for (const heading of content.match(/^##.*$/gm) ?? []) expect(twin).toContain(asShown(heading))
})

test('llms.txt names every page by its Markdown, under headings, after a title and a summary', () => {
  const text = builtFile('llms.txt')
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  expect(text.match(/^## /gm)?.length).toBeGreaterThan(1)
  const named = Array.from(
    text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm),
    ([, address]) => address,
  )
  expect(named.toSorted()).toEqual(
    pages.map(({ path }) => site.url + markdownPath(path)).toSorted(),
  )
})

test('security.txt says where weaknesses are reported, and until when', () => {
  const fields = Object.fromEntries(
    builtFile('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: expect.stringMatching(/^(mailto|https):/),
    Expires: `${site.security.expires}T00:00:00.000Z`,
    Canonical: `${site.url}/.well-known/security.txt`,
  })
})
