import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { DATA } from '../../app/data-attributes.ts'

/** A file that a page has asked for; size as sent, in bytes. */
type Loaded = { name: string; type: string; bytes: number }

/** From this size on a file is named by itself. */
const LARGE = 500

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const sizeOf = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Notes what a page asks for from now on. */
function noteFiles(page: Page): () => Promise<Loaded[]> {
  const files: Promise<Loaded>[] = []
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname.replace(/^.*\/|-[\w-]{8}\.js$/g, '')
    const type = request.resourceType()
    files.push(request.sizes().then(({ responseBodySize: bytes }) => ({ name, type, bytes })))
  })
  return () => Promise.all(files)
}

/** Compressed size of what stands in a page's elements. */
async function inlineSize(page: Page, selector: string): Promise<number> {
  const texts = await page.locator(selector).allTextContents()
  return brotliCompressSync(texts.join('\n')).length
}

/** Gives an interaction, and goes through the page until all of its islands are hydrated. @returns how many there are */
async function hydrateAll(page: Page): Promise<number> {
  await page.mouse.move(5, 5)
  await page.locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })
  const islands = await page.locator(`[${DATA.island}]`).all()
  for (const island of islands) {
    // An island may be empty, and takes no place of its own.
    await island.evaluate((element) =>
      (element.firstElementChild ?? element.parentElement)?.scrollIntoView(),
    )
    await island.and(page.locator(`[${DATA.hydrated}]`)).waitFor({ state: 'attached' })
  }
  await page.waitForLoadState('networkidle')
  return islands.length
}

/** The large ones by name, the others as a number. */
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
 * Measures and prints what each page brings of script and styles, in kilobytes as sent (Brotli):
 * before any first interaction, and once somebody has gone through all of it.
 * @param url address of the served site
 * @param paths the pages
 */
export async function measureBundle(browser: Browser, url: string, paths: string[]): Promise<void> {
  console.log('\nScript and styles, KB as sent (Brotli)')
  console.log(
    'page | document | script files before a sign | inline script | speculation rules | styles in the page | stylesheet | parts | script after a sign | of that',
  )
  for (const path of paths)
    console.log([path, ...(await measurePage(browser, url + path))].join(' | '))
}
