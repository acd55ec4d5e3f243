import { DATA } from '../app/data-attributes.ts'
import { demos } from './content-file.ts'
import { hydrates, painted, takeNotes } from './page-notes.ts'
import { expect, test } from './site.ts'
import { BUDGET, brotli, loads } from './weights.ts'

for (const [what, route, budget] of [
  ['A page without an island', '/about', BUDGET.entry],
  ['A page with one island', '/pricing', BUDGET.oneIsland],
] as const) {
  test(`${what} keeps its scripts within the budget, hydration included`, async ({ page }) => {
    await takeNotes(page)
    const bytesOf = loads(page)
    await page.goto(route)
    await page.mouse.move(5, 5)
    await hydrates(page)
    await expect(page.locator(`[${DATA.island}]:not([${DATA.hydrated}])`)).toHaveCount(0)
    await painted(page)
    const bytes = await bytesOf('script', 'fetch')
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThanOrEqual(budget)
  })
}

test('Each demo stays within its budget, and no other page loads any of it', async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(address)).text()
  /** Collects a script with everything that it imports, by address. */
  const withImports = async (address: string, files: Map<string, string>) => {
    if (files.has(address)) return files
    const text = await read(address)
    files.set(address, text)
    for (const [, file = ''] of text.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)/g))
      await withImports(`/assets/${file}`, files)
    return files
  }
  /** Collects what a page loads for one of its islands. */
  const filesOf = async (path: string, island: string) => {
    const html = await read(path)
    const [, list = ''] = html.match(`data-island="${island}" data-files="([^"]+)"`) ?? []
    const files = await withImports(JSON.parse(await read(list))[island]?.[0], new Map())
    for (const [, sheet = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      files.set(sheet, await read(sheet))
    return files
  }
  const others = await Promise.all([filesOf('/pricing', 'tabs'), filesOf('/', 'lets-connect')])
  const theirs = await Promise.all(demos.map(({ path, demo }) => filesOf(path, demo)))
  for (const [index, { demo }] of demos.entries()) {
    // The same demo may be on several pages.
    const shared = [...others, ...theirs.filter((_, other) => demos[other]?.demo !== demo)]
    const own = [...(theirs[index] ?? [])].filter(
      ([address]) => !shared.some((files) => files.has(address)),
    )
    const bytes = own.map(([, text]) => brotli(text)).reduce((total, size) => total + size, 0)
    expect(bytes, `${demo} has something of its own`).toBeGreaterThan(500)
    expect.soft(bytes, demo).toBeLessThanOrEqual(BUDGET.demo)
  }
  expect(
    others
      .flatMap((files) => [...files.keys()])
      .filter((file) => demos.some(({ demo }) => file.includes(demo))),
  ).toEqual([])
})

test('The template around the text stays within its budget', async ({ page }) => {
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
