import { expect, type Locator, type Page } from '@playwright/test'
import { asShown } from './content-file.ts'

export const main = (page: Page) => page.getByRole('main')

/** The last link of a page's content. */
export const lastLink = (page: Page) => main(page).getByRole('link').last()

/** Where an element is, in pixels of the window. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown`)
  return box
}

/** Checks that a link opens in a new tab, which cannot reach this one. */
export const opensInNewTab = async (link: Locator) => {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
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
