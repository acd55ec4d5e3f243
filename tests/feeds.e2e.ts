import { existsSync } from 'node:fs'
import path from 'node:path'
import { builtFile, CLIENT } from './built-site.ts'
import { articles, brand, site } from './content-file.ts'
import { jsonFeedSchema } from './json-feed.ts'
import { rssErrors } from './rss-errors.ts'
import { expect, test } from './site.ts'
import { sitemapErrors } from './sitemap-errors.ts'

const isThere = (address: string) => existsSync(path.join(CLIENT, new URL(address).pathname))
const rss = builtFile('blog/feed.xml')
const json = builtFile('blog/feed.json')
const sitemap = builtFile('sitemap.xml')

/** The articles of each feed, with their full text and pictures. */
const contentsOf = (texts: string[]) =>
  texts.map((text) => {
    const html = new DOMParser().parseFromString(text, 'text/html')
    const pictures = Array.from(
      html.querySelectorAll('img'),
      (img) => img.getAttribute('src') ?? '',
    )
    return { words: html.body.textContent.split(/\s+/).length, pictures }
  })

test('The RSS feed is valid by the specification, the profile and the warnings of the W3C’s validator', async ({
  page,
}) => {
  expect(await page.evaluate(rssErrors, rss)).toEqual([])
  expect(rss).toContain(`<atom:link href="${site.url}/blog/feed.xml" rel="self"`)
})

test('The validation finds errors in a feed', async ({ page }) => {
  const item = /<item>[\s\S]*?<\/item>/.exec(rss)?.[0] ?? ''
  for (const [from, to, error] of [
    ['</channel>', '', 'not well formed'],
    ['version="2.0"', 'version="0.92"', 'no RSS 2.0'],
    [/<description>/, '<description>&lt;b&gt;', 'channel: <description>'],
    [/<link>https?:\/\/[^/]*/, '<link>', 'channel: <link> is no whole address'],
    [/<language>[^<]*/, '<language>English', 'channel: <language>'],
    [/<atom:link[^>]*>/, '', 'channel: no <atom:link> to itself'],
    [item, item + item, 'two items with one <guid>'],
    [/<guid>/, '<guid isPermaLink="false">', 'item 1: permalink'],
    [/<pubDate>[^<]*/, '<pubDate>2026-10-15', 'item 1: <pubDate> is no date of RFC 822'],
    [/<pubDate>\w{3}/, '<pubDate>Xyz', 'item 1: <pubDate> is no date of RFC 822'],
    ['<language>', `${item}<language>`, 'channel: items before its own elements'],
    ['<item>', '<item><thumbnail/>', 'item 1: RSS has no <thumbnail>'],
    [/ src="https?:\/\/[^/]*/, ' src="', 'item 1: address /assets'],
    [/<!\[CDATA\[/, '<![CDATA[<script>0</script>', 'item 1: unsafe elements'],
    [/<!\[CDATA\[/, '<![CDATA[<p onclick="0">', 'item 1: unsafe attribute onclick'],
  ] as const) {
    const errors = await page.evaluate(rssErrors, rss.replace(from, to))
    expect(errors.join('\n'), error).toContain(error)
  }
})

test('The JSON Feed is valid by version 1.1, without unknown fields', () => {
  const feed = JSON.parse(json)
  expect(jsonFeedSchema.safeParse(feed).error?.issues ?? []).toEqual([])
  expect(feed).toMatchObject({
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}/blog/feed.json`,
    language: brand.language,
  })
  const [{ id: _id, ...nameless }] = feed.items
  for (const wrong of [
    { ...feed, version: 'https://jsonfeed.org/version/1' },
    { ...feed, title: undefined },
    { ...feed, items: [nameless] },
    { ...feed, items: [{ ...feed.items[0], date_published: '2026-10-15' }] },
    { ...feed, items: [{ ...feed.items[0], image: '/assets/picture.webp' }] },
    { ...feed, items: [feed.items[0], feed.items[0]] },
    { ...feed, author: { name: 'An author, as version 1 named it' } },
  ]) {
    expect(jsonFeedSchema.safeParse(wrong).success).toBe(false)
  }
})

test('Both feeds have every article in full, with its date and existing pictures', async ({
  page,
}) => {
  const feed = JSON.parse(json)
  const items = [...rss.matchAll(/<item>[\s\S]*?<\/item>/g)].map(([item]) => item)
  const texts = items.map((item) => /<!\[CDATA\[([\s\S]*)\]\]>/.exec(item)?.[1] ?? '')
  expect(feed.items.map((item: { content_html: string }) => item.content_html)).toEqual(texts)
  const contents = await page.evaluate(contentsOf, texts)
  const carried = articles.slice(0, items.length)
  for (const [index, { path, published, updated, content, title }] of carried.entries()) {
    const { words = 0, pictures = [] } = contents[index] ?? {}
    expect.soft(items[index], path).toContain(`<guid>${site.url}${path}</guid>`)
    const day = /<pubDate>([^<]*)/.exec(items[index] ?? '')?.[1] ?? ''
    expect.soft(new Date(day).toISOString().slice(0, 10), path).toBe(published)
    const written = content.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
    expect.soft(words, path).toBeGreaterThan(written.length * 0.9)
    expect.soft(pictures.length, path).toBeGreaterThan(0)
    for (const picture of [...pictures, feed.items[index].image])
      expect.soft(isThere(picture), picture).toBe(true)
    expect.soft(feed.items[index], path).toMatchObject({ id: `${site.url}${path}`, title })
    const { date_modified: changed } = feed.items[index]
    expect.soft(changed?.slice(0, 10), path).toBe(updated === published ? undefined : updated)
  }
})

test('The sitemap is valid by the schemas of sitemaps.org and of Google’s image extension', async () => {
  expect(await sitemapErrors(sitemap)).toEqual([])
  for (const [from, to] of [
    [/<loc>[^<]*<\/loc>/, ''],
    [/<loc>[^<]*/, '<loc>/about'],
    [/<url>/, '<url><lastmod>yesterday</lastmod>'],
    [/<image:loc>[^<]*/, '<image:loc>/assets/picture.webp'],
    [/<image:image>/, '<image:image><image:title>A kite</image:title>'],
  ] as const) {
    expect(await sitemapErrors(sitemap.replace(from, to)), String(from)).not.toEqual([])
  }
})
