import { builtPages } from './built-site.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

/** The pages with a table that may be too wide for a phone. */
const pages = builtPages().filter(({ html }) => /<section role="group"[^>]*><table/.test(html))

for (const { path } of pages)
  test(`Each table of ${path} is shown whole; where narrow, four columns as rows of cells`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 390, 639, 800, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const table of await main(page).getByRole('group').getByRole('table').all()) {
        const { columns, cells, unlabelled, hidden, bare } = await table.evaluate((element) => {
          const cells = [...element.querySelectorAll<HTMLElement>('tbody :is(th, td)')]
          const titles = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent)
          const scroller = element.parentElement ?? element
          const isStacked = getComputedStyle(element).display === 'block'
          return {
            columns: titles.length,
            cells: cells.map(({ offsetTop }) => offsetTop),
            unlabelled: cells.filter((cell) => {
              const label = titles[[...(cell.parentElement?.children ?? [])].indexOf(cell)]
              const shown = getComputedStyle(cell, '::before').content
              return cell.textContent && isStacked && label && !shown.startsWith(`"${label}"`)
            }).length,
            hidden: scroller.scrollWidth - scroller.clientWidth,
            bare: element.querySelectorAll(':is(thead, tbody, tr, th, td):not([role])').length,
          }
        })
        expect.soft(hidden, `${width} px: nothing is past the edge`).toBeLessThanOrEqual(1)
        expect.soft(unlabelled, `${width} px: cells without a label`).toBe(0)
        expect.soft(bare, 'styles drop roles in some browsers').toBe(0)
        const tops = new Set(cells.slice(0, columns)).size
        if (width < 600) expect.soft(tops, `${width} px: stacked`).toBe(columns > 3 ? columns : 1)
        if (width === 1280) expect.soft(cells.length % columns, 'all cells').toBe(0)
      }
    }
  })
