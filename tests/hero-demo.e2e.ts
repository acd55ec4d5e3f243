import type { Page } from '@playwright/test'
import { labels, labelsOf, turning } from './content-file.ts'
import { regionOf } from './demos/demo.ts'
import { boxOf, main } from './page-content.ts'
import { hydratedIsland } from './page-notes.ts'
import { expect, hydrated, MOVING, test } from './site.ts'
import { back, handleOf, testTurning } from './turning-hero.ts'

test.skip(turning.length === 0, 'no page has a handle')

for (const one of turning.slice(0, 1)) testTurning(one)

const hero = turning[0] ?? { path: '', word: '', demo: '' }
const title = (page: Page) =>
  main(page).getByRole('heading', { name: labelsOf(hero.demo).title, exact: true })

/** Opens its page, and waits for the script that turns the hero. */
async function open(page: Page, visit: (path: string) => Promise<void>) {
  const script = page.waitForResponse(/turn-into-demo/)
  await visit(hero.path)
  await (await script).finished()
}

test('A link to a demo, with its state or without, leaves the hero as it is', async ({ page }) => {
  for (const state of ['', '?undo=1']) {
    await page.goto(`${hero.path}?${state.length}#${hero.demo}${state}`)
    await hydrated(page)
    await expect(title(page)).toBeInViewport()
    await expect(back(page)).toBeHidden()
    await expect(handleOf(page, hero)).toBeVisible()
  }
})

test('What is set in an opened demo stays, and is in its address', async ({ page, visit }) => {
  await open(page, visit)
  await handleOf(page, hero).click()
  const field = regionOf(page, labelsOf(hero.demo).name).getByRole('slider').first()
  await field.press('ArrowRight')
  const value = await field.inputValue()
  await expect(page).toHaveURL(/#[\w-]+\?/)
  await back(page).click()
  await expect(handleOf(page, hero)).toBeFocused()
  await expect(page).toHaveURL(hero.path)
  await expect(field).toHaveValue(value)
  await page.goForward()
  await expect(back(page)).toBeVisible()
  await expect(page).toHaveURL(/#[\w-]+\?/)
})

test('On paper an opened demo is below a complete hero', async ({ page, visit }) => {
  await open(page, visit)
  await handleOf(page, hero).click()
  const breadcrumb = main(page).getByRole('navigation', { name: labels.breadcrumb })
  await expect(breadcrumb).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(breadcrumb).toBeVisible()
  await expect(back(page)).toBeHidden()
})

/** How far the kite has opened, in milliseconds of its animation. */
const kiteTime = (page: Page) =>
  page.evaluate(() => {
    const kite = document
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === 'kite-opens')
    return kite?.playState === 'paused' ? Number(kite.currentTime) : 0
  })

test.describe('With motion,', () => {
  test.use(MOVING)

  test('the demo opens in a kite, hydrated from the first hover on', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await open(page, visit)
    await handleOf(page, hero).hover()
    await hydratedIsland(page, hero.demo).waitFor({ state: 'attached' })
    await handleOf(page, hero).click()
    const names = () =>
      page.evaluate(() =>
        document.getAnimations().map((one) => one instanceof CSSAnimation && one.animationName),
      )
    await expect.poll(names).toContain('kite-opens')
    await expect.poll(names).not.toContain('kite-opens')
    await expect(regionOf(page, labelsOf(hero.demo).name).locator(':focus')).toHaveCount(1)
  })

  test('a short pull springs back, and a longer one opens the demo', async ({ page, visit }) => {
    await open(page, visit)
    const handle = handleOf(page, hero)
    const pullBy = async (way: number) => {
      await handle.hover()
      const { x, y } = await boxOf(handle)
      await page.mouse.down()
      await page.mouse.move(x + 28, y + 38, { steps: 3 })
      await page.mouse.move(x + 28, y + 28 + way, { steps: 5 })
      await expect.poll(() => kiteTime(page)).toBeGreaterThan(0)
      return kiteTime(page)
    }
    const short = await pullBy(40)
    await page.mouse.up()
    await expect(handle).toBeFocused()
    await expect(back(page)).toBeHidden()
    await expect(page).toHaveURL(hero.path)

    expect(await pullBy(120)).toBeGreaterThan(short)
    await page.mouse.up()
    await expect(title(page)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`${hero.path}#${hero.demo}`)
    await page.goBack()
    await expect(handle).toBeFocused()
  })
})

test.describe('Without scripts,', () => {
  test.use({ javaScriptEnabled: false })

  test('the handle is a link to the demo', async ({ page }) => {
    await page.goto(hero.path)
    await handleOf(page, hero).click()
    await expect(title(page)).toBeInViewport()
    await expect(handleOf(page, hero)).toBeVisible()
  })
})
