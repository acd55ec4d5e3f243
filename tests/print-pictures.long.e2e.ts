import { articles, caseStudies, demonstrated, platforms, services, suites } from './content-file.ts'
import { print } from './pdf.ts'
import { expect, test } from './site.ts'

/** Pages with pictures. */
const WITH_PICTURES = [
  '/',
  '/about',
  '/gallery',
  '/contact',
  '/blog',
  '/services/drone-service',
  ...[caseStudies, services, demonstrated, suites, platforms, articles].flatMap((kind) =>
    kind.slice(0, 2).map(({ path }) => path),
  ),
]

for (const path of WITH_PICTURES)
  test(`On paper each picture of ${path} is whole, and none is under text`, async ({
    page,
    visit,
  }) => {
    await visit(path)
    const sheets = await print(page)
    expect(sheets.flatMap(({ texts }) => texts).length).toBeGreaterThan(20)
    for (const [number, { pictures, texts }] of sheets.entries()) {
      // The words of Home's hero are on its sky.
      if (path === '/' && number === 0) continue
      for (const { left, right, top, bottom } of pictures) {
        expect.soft(bottom, `sheet ${number + 1}: cut below`).toBeGreaterThan(-2)
        expect.soft(top, `sheet ${number + 1}: cut above`).toBeLessThan(842 + 2)
        const over = texts.filter(
          ({ x, y }) => x > left + 2 && x < right - 2 && y > bottom + 2 && y < top - 2,
        )
        expect.soft(over, `sheet ${number + 1}: text on a picture`).toEqual([])
      }
    }
  })
