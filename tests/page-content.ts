import { expect, type Locator, type Page } from '@playwright/test'
import { asShown } from './content-file.ts'

export const main = (page: Page) => page.getByRole('main')

/** The section of a page under a heading of level 2. */
export const sectionOf = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })

/** The last link of a page's content. */
export const lastLink = (page: Page) => main(page).getByRole('link').last()

/** Where an element is, in pixels of the window. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown`)
  return box
}

/** Checks that a page has these texts, in this order. */
export async function saysInOrder(page: Page, texts: string[]) {
  const content = asShown((await main(page).textContent()) ?? '')
  let end = 0
  for (const text of texts.map(asShown)) {
    const place = content.indexOf(text, end)
    expect(place, `"${text}" after "${content.slice(0, end).slice(-40)}"`).not.toBe(-1)
    end = place + text.length
  }
}
