import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { decodeHTML } from 'entities'
import { validateXML } from 'xmllint-wasm'
import { builtFile } from './built-site.ts'
import { articles, first, site } from './content-file.ts'

const rss = builtFile('blog/feed.xml')
const sitemap = builtFile('sitemap.xml')

/** A schema of `tests/vocabularies`. */
const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.join(import.meta.dirname, 'vocabularies', fileName), 'utf8'),
})

/** The errors of a feed or a sitemap according to its schema. */
async function errorsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: xml }],
    schema: [schema('all.xsd')],
    preload: ['rss.xsd', 'sitemap.xsd', 'sitemap-image.xsd'].map(schema),
  })
  return errors.map(({ message }) => message)
}

test('The RSS feed and the sitemap are valid by their schemas', async () => {
  expect(await errorsOf(rss)).toEqual([])
  expect(await errorsOf(sitemap)).toEqual([])
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
