import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { decodeHTML } from 'entities'
import sharp from 'sharp'
import { builtPages, CLIENT, mainOf } from './built-site.ts'
import { articles, brand, siteContent } from './content-file.ts'

const pages = builtPages()
const isThere = (address: string) => existsSync(path.join(CLIENT, address))

test('Every page has a text under one heading, and in its head all that others read', () => {
  for (const { path, meta, html, links } of pages) {
    const [, title] = /<title>([^<]*)</.exec(html) ?? []
    expect.soft(html, path).toMatch(new RegExp(`<html[^>]* lang="${brand.language}"`))
    expect.soft(meta('og:locale'), path).toBe(brand.language.replace('-', '_'))
    expect.soft(meta('theme-color'), path).toMatch(/^#/)
    expect.soft(meta('twitter:card'), path).toBe('summary_large_image')
    expect.soft(meta('og:title'), path).toBe(decodeHTML(title ?? ''))
    expect.soft(meta('og:image:alt'), path).toBe(meta('og:title'))
    expect.soft(isThere(new URL(meta('og:image') ?? '').pathname), path).toBe(true)
    const { main, text } = mainOf(html)
    expect.soft(text, path).toMatch(/\p{L}/u)
    expect.soft(main.match(/<h1\b/g), path).toHaveLength(1)
    expect.soft(title, path).toBeTruthy()
    expect.soft(meta('description'), path).toBeTruthy()
    const named = new Map(links('alternate').map(({ type, href }) => [type, href ?? '']))
    expect.soft(isThere(named.get('application/rss+xml') ?? '?'), path).toBe(true)
    const markdown = named.get('text/markdown')
    // The not-found page has no Markdown.
    expect.soft(path === '/404' ? !markdown : isThere(markdown ?? '?'), path).toBe(true)
  }
})

test('The icon exists as SVG, as PNG, for phones, and as favicon.ico', async ({ request }) => {
  for (const { path, links } of pages) {
    const icons = [...links('icon'), ...links('apple-touch-icon')].map(({ href }) => href)
    expect.soft(icons, path).toEqual(['/icon.svg', '/icon.png', '/apple-touch-icon.png'])
  }
  expect((await request.get('/icon.svg')).headers()['content-type']).toContain('image/svg+xml')
  for (const [file, width] of [
    ['icon.png', 192],
    ['apple-touch-icon.png', 180],
  ] as const) {
    const icon = await sharp(path.join(CLIENT, file)).metadata()
    expect(icon).toMatchObject({ format: 'png', width, height: width })
  }
  const favicon = await request.get('/favicon.ico')
  expect(favicon.headers()['content-type']).toBe('image/x-icon')
  // Phones show transparent pixels as black.
  const { isOpaque } = await sharp(path.join(CLIENT, 'apple-touch-icon.png')).stats()
  expect(isOpaque).toBe(true)
})

test('An article states when it was published and changed, and its author if the name is real', () => {
  for (const { path, published, updated, author } of articles) {
    const page = pages.find((page) => page.path === path)
    const { name, sample } = siteContent.team.find(({ slug }) => slug === author) ?? {}
    expect.soft(page?.meta('og:type'), path).toBe('article')
    expect.soft(page?.meta('article:published_time'), path).toBe(published)
    const later = updated === published ? undefined : updated
    expect.soft(page?.meta('article:modified_time'), path).toBe(later)
    expect.soft(page?.meta('author'), path).toBe(sample ? undefined : name)
  }
})
