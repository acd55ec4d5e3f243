import type { Page } from '@playwright/test'
import { labels, labelsOf, turning } from './content-file.ts'
import { common, regionOf } from './demos/demo.ts'
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
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#[\w-]+\?/)
  await page.reload()
  await expect(field).toHaveValue(value)
})

async function isClosed(page: Page) {
  await expect(handleOf(page, hero)).toBeFocused()
  await expect(back(page)).toBeHidden()
  await expect(page).toHaveURL(hero.path)
}

test.describe('Whatever was done in an opened demo,', () => {
  test.beforeEach(async ({ page, visit }) => {
    await open(page, visit)
    await handleOf(page, hero).click()
  })

  test('one press closes it, and it keeps its values', async ({ page }) => {
    const region = regionOf(page, labelsOf(hero.demo).name)
    const field = region.getByRole('slider').first()
    const first = await field.inputValue()
    for (const _ of ['once', 'twice']) {
      await field.press('ArrowRight')
      await region.getByRole('button', { name: common.startAgain }).click()
    }
    await back(page).click()
    await isClosed(page)
    await expect(field).toHaveValue(first)

    await page.goForward()
    await expect(page).toHaveURL(/#[\w-]+\?/)
    await region.getByRole('button', { name: common.startAgain }).click()
    await page.reload()
    await expect(back(page)).toBeVisible()
    await back(page).click()
    await isClosed(page)
  })

  test('Escape closes it, after what is on top of the page', async ({ page }) => {
    const [menu] = await page.getByRole('banner').getByRole('button', { expanded: false }).all()
    await menu?.press('Enter')
    await page.keyboard.press('Escape')
    await expect(back(page)).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await isClosed(page)
  })

  test('a link leads where it does elsewhere', async ({ page }) => {
    await page.getByRole('link', { name: labels.skipToContent }).press('Enter')
    await page.evaluate((demo) => location.assign(`#${demo}`), hero.demo)
    await expect(back(page)).toBeVisible()
    const name = labels.breadcrumb
    const breadcrumb = main(page).getByRole('navigation', { name, includeHidden: true })
    await breadcrumb.evaluate((element) => {
      element.id = 'covered'
      location.assign('#covered')
    })
    await expect(breadcrumb).toBeInViewport()
    await expect(handleOf(page, hero)).toBeVisible()
    await page.goBack()
    await back(page).click()
    await isClosed(page)
  })
})

test('With Ctrl or the middle button the handle opens a tab', async ({ page, visit, context }) => {
  await open(page, visit)
  const handle = handleOf(page, hero)
  for (const press of [
    () => handle.click({ modifiers: ['ControlOrMeta'] }),
    () => handle.click({ button: 'middle' }),
  ]) {
    const tab = context.waitForEvent('page')
    await press()
    await expect(await tab).toHaveURL(`${hero.path}#${hero.demo}`)
    await expect(back(page)).toBeHidden()
  }
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
      .find(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((one) => one.clipPath))
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
    const kites = () =>
      page.evaluate(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
        return effects.filter((one) => one.getKeyframes().some(({ clipPath }) => clipPath)).length
      })
    await expect.poll(kites).toBe(1)
    await expect.poll(kites).toBe(0)
    await expect(regionOf(page, labelsOf(hero.demo).name).locator(':focus')).toHaveCount(1)
  })

  test('a short or cancelled pull springs back, a longer one opens', async ({ page, visit }) => {
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
    await isClosed(page)

    for (const end of ['Escape', 'pointercancel']) {
      await pullBy(120)
      const cancel = () => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))
      await (end === 'Escape' ? page.keyboard.press(end) : page.evaluate(cancel))
      await isClosed(page)
      await page.mouse.up()
      await isClosed(page)
    }

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
