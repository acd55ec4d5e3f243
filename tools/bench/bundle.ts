import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { DATA } from '../../app/data-attributes.ts'

/** A file that a page has requested; size as sent, in bytes. */
type Loaded = { name: string; type: string; bytes: number }

/** Files of at least this size are listed by name. */
const LARGE = 500

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const sizeOf = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Records what a page requests from now on. */
function noteFiles(page: Page): () => Promise<Loaded[]> {
  const files: Promise<Loaded>[] = []
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname.replace(/^.*\/|-[\w-]{8}\.js$/g, '')
    const type = request.resourceType()
    files.push(request.sizes().then(({ responseBodySize: bytes }) => ({ name, type, bytes })))
  })
  return () => Promise.all(files)
}

/** The compressed size of the content of a page's elements. */
async function inlineSize(page: Page, selector: string): Promise<number> {
  const texts = await page.locator(selector).allTextContents()
  return brotliCompressSync(texts.join('\n')).length
}

/** Interacts, and scrolls through the page until all islands are hydrated. @returns their number */
async function hydrateAll(page: Page): Promise<number> {
  await page.mouse.move(5, 5)
  await page.locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })
  // The form of the chat hydrates when its panel is opened.
  const islands = await page.locator(`[${DATA.island}]:not([popover] *)`).all()
  for (const island of islands) {
    // An island may be empty, without a size of its own.
    await island.evaluate((element) =>
      (element.firstElementChild ?? element.parentElement)?.scrollIntoView(),
    )
    await island.and(page.locator(`[${DATA.hydrated}]`)).waitFor({ state: 'attached' })
  }
  await page.waitForLoadState('networkidle')
  return islands.length
}

/** Lists large files by name, the others as a number. */
function list(files: Loaded[]): string {
  const large = files.filter(({ bytes }) => bytes >= LARGE)
  const names = large.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
  return [...names, `${files.length - large.length} below ${kilobytes(LARGE)}`].join(', ')
}

async function measurePage(browser: Browser, url: string): Promise<(string | number)[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true'))
  const loaded = noteFiles(page)
  await page.goto(url)
  const before = await loaded()
  const inline = [
    await inlineSize(page, 'script:not([src], [type])'),
    await inlineSize(page, 'script[type=speculationrules]'),
    await inlineSize(page, 'head style'),
  ]
  const islands = await hydrateAll(page)
  const scripts = (await loaded()).filter(({ type }) => type === 'script' || type === 'fetch')
  await context.close()
  const of = (type: string) => before.filter((file) => file.type === type)
  return [
    kilobytes(sizeOf(of('document'))),
    of('script').length,
    ...inline.map(kilobytes),
    kilobytes(sizeOf(of('stylesheet'))),
    islands,
    kilobytes(sizeOf(scripts)),
    list(scripts),
  ]
}

/**
 * Measures and prints the scripts and styles of each page, in kilobytes as sent (Brotli): before the
 * first interaction, and after using the whole page.
 * @param url address of the served site
 * @param paths the pages
 */
export async function measureBundle(browser: Browser, url: string, paths: string[]): Promise<void> {
  console.log('\nScript and styles, KB as sent (Brotli)')
  console.log(
    'page | document | script files before an interaction | inline script | speculation rules | styles in the page | stylesheet | islands | script after an interaction | of that',
  )
  for (const path of paths)
    console.log([path, ...(await measurePage(browser, url + path))].join(' | '))
}
