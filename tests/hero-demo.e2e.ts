import { heroDemos } from './content-file.ts'
import { back, testHeroDemo, titleOf, triggerOf } from './hero-demo.ts'
import { expect, hydrated, test } from './site.ts'

test.skip(heroDemos.length === 0, 'no page has a trigger')

for (const one of heroDemos.slice(0, 1)) testHeroDemo(one)

const hero = heroDemos[0] ?? { path: '', word: '', demo: '' }
test('A link to a demo, with its state or without, leaves the hero as it is', async ({ page }) => {
  for (const state of ['', '?undo=1']) {
    await page.goto(`${hero.path}?${state.length}#${hero.demo}${state}`)
    await hydrated(page)
    await expect(titleOf(page, hero)).toBeInViewport()
    await expect(back(page)).toBeHidden()
    await expect(triggerOf(page, hero)).toBeVisible()
  }
})

test.describe('Without scripts,', () => {
  test.use({ javaScriptEnabled: false })

  test('the trigger is a link to the demo', async ({ page }) => {
    await page.goto(hero.path)
    await triggerOf(page, hero).click()
    await expect(titleOf(page, hero)).toBeInViewport()
    await expect(triggerOf(page, hero)).toBeVisible()
  })
})
