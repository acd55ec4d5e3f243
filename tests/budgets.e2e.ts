import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { MARK } from '../app/marks.ts'
import { pieces } from './content-file.ts'
import { painted, takeNotes, wakes } from './page-notes.ts'
import { expect, KINDS, NOWHERE, test } from './site.ts'

/**
 * Bytes are tests, for what we write: scripts, styles, fonts and the template around the words. Each
 * budget stands a little above what it weighs (about 8 %), in bytes as Brotli makes them; who needs
 * more raises it here, on purpose. What an owner writes has no budget.
 */
const BUDGET = {
  /** Scripts in the page, which run before any sign of a visitor. */
  inlineScripts: 1_100,
  /** Styles in the page: its frame and its opening. */
  inlineStyles: 4_100,
  /** The stylesheet that the sections of all pages share, and on articles that of the reading font. */
  sectionStyles: 9_700,
  /** Fonts of the first view: Anek Latin everywhere, on articles Literata too; rare characters by themselves. */
  fonts: { article: 62_000, other: 28_600, rare: 8_900 },
  /** What a page without a part fetches at the first sign. */
  entry: 3_400,
  /** Scripts and styles of one piece to try, besides what pieces and parts share. */
  piece: 15_360,
  /** What a page with one part fetches once it is awake, React included. */
  onePart: 75_000,
  /** The page's HTML without words, styles, scripts and addresses, with one entry in each list. */
  template: 2_600,
}

const brotli = (text: string) => brotliCompressSync(text).length

/** The sizes of what a page loads, by kind. */
function loads(page: Page) {
  const loaded: { kind: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
    const [apart] = /-rare-|\/try-it-here/.exec(request.url()) ?? []
    const kind = apart ?? request.resourceType()
    loaded.push({ kind, bytes })
  })
  return async (...kinds: string[]) => {
    const sizes = loaded.filter(({ kind }) => kinds.includes(kind)).map(({ bytes }) => bytes)
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
}

/** What stands in the page itself. */
const inPage = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join('')
    return {
      scripts: textOf('script:not([src], [type="application/ld+json"])'),
      styles: textOf('style'),
    }
  })

test.describe('On a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })

  for (const route of KINDS.filter((kind) => kind !== NOWHERE)) {
    test(`${route} stays within its budgets, and every picture has its size written on it`, async ({
      page,
    }) => {
      // Home would wake by itself.
      await page.clock.install({ time: '2026-01-01T10:00:00' })
      await page.clock.pauseAt('2026-01-01T10:00:01')
      const bytesOf = loads(page)
      const answer = await page.goto(route)
      expect(answer?.headers()['content-encoding']).toBe('br')
      await page.evaluate(() => document.fonts.ready)

      const { scripts, styles } = await inPage(page)
      expect.soft(brotli(scripts), 'scripts in the page').toBeLessThanOrEqual(BUDGET.inlineScripts)
      expect.soft(await bytesOf('script'), 'script files').toBe(0)
      expect.soft(brotli(styles), 'styles in the page').toBeLessThanOrEqual(BUDGET.inlineStyles)
      expect.soft(await bytesOf('stylesheet')).toBeLessThanOrEqual(BUDGET.sectionStyles)
      const fonts = await bytesOf('font')
      expect(fonts, 'the font is there').toBeGreaterThan(10_000)
      const kind = /^\/blog\/./.test(route) ? 'article' : 'other'
      expect.soft(fonts, 'fonts').toBeLessThanOrEqual(BUDGET.fonts[kind])
      expect.soft(await bytesOf('-rare-'), 'rare characters').toBeLessThanOrEqual(BUDGET.fonts.rare)

      const pictures = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => {
          const { top, bottom, width } = image.getBoundingClientRect()
          const area = width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
          const first = image.loading === 'eager' && image.fetchPriority === 'high'
          const sizes = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
          return { area, first, sized: sizes.every(Boolean) }
        }),
      )
      const unsized = pictures.filter(({ sized }) => !sized)
      expect.soft(unsized, 'pictures without width and height').toEqual([])
      const most = Math.max(...pictures.map(({ area }) => area), 1)
      const largest = pictures.filter(({ area }) => area === most)
      expect
        .soft(largest.length === 0 || largest.some(({ first }) => first), 'the largest comes first')
        .toBe(true)
    })
  }
})

for (const [what, route, budget] of [
  ['A page without a part', '/about', BUDGET.entry],
  ['A page with one part', '/pricing', BUDGET.onePart],
] as const) {
  test(`${what} fetches no more scripts than it may once it is awake`, async ({ page }) => {
    await takeNotes(page)
    const bytesOf = loads(page)
    await page.goto(route)
    await page.mouse.move(5, 5)
    await wakes(page)
    await expect(page.locator(`[${MARK.part}]:not([${MARK.awake}])`)).toHaveCount(0)
    await painted(page)
    expect(await bytesOf('script')).toBeGreaterThan(500)
    expect(await bytesOf('script', 'fetch')).toBeLessThanOrEqual(budget)
  })
}

test('Each piece to try stays within its budget, and no other page has any of it', async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(address)).text()
  /** A script with all that it imports, by address. */
  const withImports = async (address: string, files: Map<string, string>) => {
    if (files.has(address)) return files
    const text = await read(address)
    files.set(address, text)
    for (const [, file = ''] of text.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)/g))
      await withImports(`/assets/${file}`, files)
    return files
  }
  /** What a page needs for one of its parts. */
  const filesOf = async (path: string, part: string) => {
    const html = await read(path)
    const [, module = ''] = html.match(`data-part="${part}" data-module="([^"]+)"`) ?? []
    const files = await withImports(module, new Map())
    for (const [, sheet = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      files.set(sheet, await read(sheet))
    return files
  }
  const others = await Promise.all([filesOf('/pricing', 'tab-list'), filesOf('/', 'lets-connect')])
  const theirs = await Promise.all(pieces.map(({ path, piece }) => filesOf(path, piece)))
  for (const [index, { piece }] of pieces.entries()) {
    const shared = [...others, ...theirs.filter((_, other) => other !== index)]
    const own = [...(theirs[index] ?? [])].filter(
      ([address]) => !shared.some((files) => files.has(address)),
    )
    const bytes = own.map(([, text]) => brotli(text)).reduce((total, size) => total + size, 0)
    expect(bytes, `${piece} has something of its own`).toBeGreaterThan(500)
    expect.soft(bytes, piece).toBeLessThanOrEqual(BUDGET.piece)
  }
  expect(
    others.flatMap((files) => [...files.keys()]).filter((file) => /try-it/.test(file)),
  ).toEqual([])
})

test('The template around the words stays within its budget', async ({ page }) => {
  await page.goto('/contact/thanks')
  const template = await page.evaluate(() => {
    for (const node of document.querySelectorAll('script, style, head, template')) node.remove()
    for (const list of document.querySelectorAll('ul, ol'))
      for (const item of [...list.children].slice(1)) item.remove()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) walker.currentNode.nodeValue = ''
    for (const node of document.querySelectorAll('*'))
      for (const name of ['href', 'aria-label', 'd', 'data-banner-button', 'alt'])
        if (node.hasAttribute(name)) node.setAttribute(name, '')
    return document.documentElement.outerHTML
  })
  expect(template.length).toBeGreaterThan(2_000)
  expect(brotli(template)).toBeLessThanOrEqual(BUDGET.template)
})
