import type { Page } from '@playwright/test'
import { type heroDemos, labels, labelsOf } from './content-file.ts'
import { regionOf } from './demos/demo.ts'
import { main } from './page-content.ts'
import { allFontsShown, shifts, takeNotes } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

export const triggerOf = (page: Page, { word }: (typeof heroDemos)[number]) =>
  main(page).getByRole('link', { name: word, exact: true })

export const titleOf = (page: Page, { demo }: (typeof heroDemos)[number]) =>
  main(page).getByRole('heading', { name: labelsOf(demo).title, exact: true })

export const back = (page: Page) => main(page).getByRole('button', { name: labels.backToPicture })

/** Whether the focus is in an element, which is in the window and under nothing. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const box = focused?.getBoundingClientRect()
    if (!focused || !box) return false
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return focused !== document.body && (focused.contains(seen) || seen?.contains(focused))
  })

/** Opens a page, and waits for the script that turns its hero. */
export async function openHero(page: Page, path: string) {
  const script = page.waitForResponse(/turn-into-demo/)
  await page.goto(path)
  await (await script).finished()
  await hydrated(page)
}

/** Tests that a hero turns into its demo and back. */
export const testHeroDemo = (hero: (typeof heroDemos)[number]) =>
  test(`${hero.path} turns into its demo and back, by pointer and by keys`, async ({ page }) => {
    await takeNotes(page)
    await openHero(page, hero.path)
    await allFontsShown(page)
    const before = (await shifts(page)).length
    const [trigger, region] = [triggerOf(page, hero), regionOf(page, labelsOf(hero.demo).name)]
    const box = region.locator('h2')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)

    await trigger.click()
    await expect(box).toBeInViewport({ ratio: 1 })
    await expect(back(page)).toBeInViewport({ ratio: 1 })
    await expect(trigger).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(region.locator(':focus')).toHaveCount(1)
    expect(await focusIsSeen(page)).toBe(true)
    await expect(page).toHaveURL(`${hero.path}#${hero.demo}`)

    await back(page).click()
    await expect(trigger).toBeFocused()
    await expect(trigger).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(hero.path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)

    await page.keyboard.press('Enter')
    await expect(region.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await page.goForward()
    await expect(back(page)).toBeVisible()
    await page.goBack()
    await expect(back(page)).toBeHidden()
    expect((await shifts(page)).slice(before)).toEqual([])
  })
