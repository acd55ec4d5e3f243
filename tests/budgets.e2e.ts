import { demos } from './content-file.ts'
import { keepBudgets } from './page-budgets.ts'
import { expect, FEW, test } from './site.ts'
import { BUDGET, brotli } from './weights.ts'

keepBudgets(FEW)

test('Each demo stays within its budget, and no other page loads it', async ({ request }) => {
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
  const filesOf = async (path: string, island: string) => {
    const html = await read(path)
    const [, module = ''] = html.match(`data-island="${island}" data-module="([^"]+)"`) ?? []
    const files = await withImports(module, new Map())
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
    const bytes = own.reduce((total, [, text]) => total + brotli(text), 0)
    expect(bytes, `${demo} has something of its own`).toBeGreaterThan(500)
    expect.soft(bytes, demo).toBeLessThanOrEqual(BUDGET.demo)
  }
  const elsewhere = others.flatMap((files) => [...files.keys()])
  expect(elsewhere.filter((file) => demos.some(({ demo }) => file.includes(demo)))).toEqual([])
})
