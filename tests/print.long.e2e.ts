import { first, platforms, services } from './content-file.ts'
import { expect, test } from './site.ts'

/** Pages with questions, tabs, flip cards or carousels. Fields are not printed. */
const { path: withQuestions } = first([...platforms, ...services])

for (const path of ['/', '/gallery', '/pricing', '/services/drone-service', withQuestions])
  test(`On paper ${path} shows what is closed on the screen`, async ({ page, visit }) => {
    await visit(path)
    await page.emulateMedia({ media: 'print' })
    const closed = await page.evaluate(() => {
      const opened =
        'details > :not(summary), [role=tabpanel], [role=switch] + * > *, [aria-roledescription] li'
      return [...document.querySelectorAll(`main :is(${opened}):not(:has(input, select))`)]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          const isInside = left > -1 && right < innerWidth + 1
          return !isInside || !element.checkVisibility({ visibilityProperty: true })
        })
        .map(({ textContent }) => textContent)
    })
    expect(closed).toEqual([])
  })
