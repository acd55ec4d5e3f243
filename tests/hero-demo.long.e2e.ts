import type { Page } from '@playwright/test'
import { heroDemos, labels, labelsOf } from './content-file.ts'
import { common, regionOf } from './demos/demo.ts'
import { back, openHero, testHeroDemo, titleOf, triggerOf } from './hero-demo.ts'
import { boxOf, main } from './page-content.ts'
import { hydratedIsland } from './page-notes.ts'
import { expect, MOVING, test } from './site.ts'

test.skip(heroDemos.length === 0, 'no page has a trigger')

for (const one of heroDemos.slice(1)) testHeroDemo(one)

const hero = heroDemos[0] ?? { path: '', word: '', demo: '' }

async function isClosed(page: Page) {
  await expect(triggerOf(page, hero)).toBeFocused()
  await expect(back(page)).toBeHidden()
  await expect(page).toHaveURL(hero.path)
}

test.describe('Whatever was done in an opened demo,', () => {
  test.beforeEach(async ({ page }) => {
    await openHero(page, hero.path)
    await triggerOf(page, hero).click()
  })

  test('one press closes it, and it keeps its values', async ({ page }) => {
    const region = regionOf(page, labelsOf(hero.demo).name)
    const field = region.getByRole('slider').first()
    for (const _ of ['once', 'twice']) {
      await field.press('ArrowRight')
      await expect(page).toHaveURL(/\?/)
      await region.getByRole('button', { name: common.startAgain }).click()
      await expect(page).not.toHaveURL(/\?/)
    }
    await field.press('ArrowRight')
    const value = await field.inputValue()
    for (const open of [() => page.goForward(), () => page.keyboard.press('Enter')]) {
      await expect(page, 'its state is in its address').toHaveURL(/#[\w-]+\?/)
      await back(page).click()
      await isClosed(page)
      await expect(field).toHaveValue(value)
      await open()
      await expect(back(page)).toBeVisible()
    }
    await expect(page).toHaveURL(/#[\w-]+\?/)
    await page.reload()
    await expect(field).toHaveValue(value)
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
    await expect(triggerOf(page, hero)).toBeVisible()
    await page.goBack()
    await back(page).click()
    await isClosed(page)
  })
})

test('With Ctrl or the middle button the trigger opens a tab', async ({ page, context }) => {
  await openHero(page, hero.path)
  const trigger = triggerOf(page, hero)
  for (const press of [
    () => trigger.click({ modifiers: ['ControlOrMeta'] }),
    () => trigger.click({ button: 'middle' }),
  ]) {
    const tab = context.waitForEvent('page')
    await press()
    await expect(await tab).toHaveURL(`${hero.path}#${hero.demo}`)
    await expect(back(page)).toBeHidden()
  }
})

test('On paper an opened demo is below a complete hero', async ({ page }) => {
  await openHero(page, hero.path)
  await triggerOf(page, hero).click()
  const breadcrumb = main(page).getByRole('navigation', { name: labels.breadcrumb })
  await expect(breadcrumb).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(breadcrumb).toBeVisible()
  await expect(back(page)).toBeHidden()
})

/** The animations of the kite that opens: how far each is, in milliseconds, while it is pulled. */
const kites = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((at) => at.clipPath))
      .map(({ playState, currentTime }) => (playState === 'paused' ? Number(currentTime) : 0)),
  )

test.describe('With motion,', () => {
  test.use(MOVING)

  test('the demo opens in a kite, hydrated from the first hover on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await openHero(page, hero.path)
    await triggerOf(page, hero).hover()
    await hydratedIsland(page, hero.demo).waitFor({ state: 'attached' })
    await triggerOf(page, hero).click()
    for (const count of [1, 0]) await expect.poll(() => kites(page)).toHaveLength(count)
    await expect(regionOf(page, labelsOf(hero.demo).name).locator(':focus')).toHaveCount(1)
  })

  test('a short or cancelled pull springs back, a longer one opens', async ({ page }) => {
    await openHero(page, hero.path)
    const trigger = triggerOf(page, hero)
    const pullBy = async (way: number) => {
      await trigger.hover()
      const { x, y } = await boxOf(trigger)
      await page.mouse.down()
      await page.mouse.move(x + 28, y + 38, { steps: 3 })
      await page.mouse.move(x + 28, y + 28 + way, { steps: 5 })
      const opened = async () => (await kites(page))[0] ?? 0
      await expect.poll(opened).toBeGreaterThan(0)
      return opened()
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
    await expect(titleOf(page, hero)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`${hero.path}#${hero.demo}`)
    await page.goBack()
    await expect(trigger).toBeFocused()
  })
})
