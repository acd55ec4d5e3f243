import type { Page } from '@playwright/test'
import { requestPath } from '../app/enquiry/request.ts'
import { asShown, plans, site, siteContent } from './content-file.ts'
import { main } from './page-content.ts'
import { expect, hydrated, test } from './site.ts'

const { pricing } = siteContent
const { callbackLabel, categories } = pricing
const TABS = categories.map(({ title }) => title)
const [hero = '', second = ''] = TABS
const last = TABS.at(-1) ?? ''

const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true })
const panel = (page: Page) => main(page).getByRole('tabpanel')

async function isSelected(page: Page, name: string) {
  await expect(main(page).getByRole('tab', { selected: true })).toHaveText([name])
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page)).toHaveAccessibleName(name)
}

test('Each tab, the first one open, shows its plans and a callback', async ({ page, visit }) => {
  await visit('/pricing')
  await expect(main(page).getByRole('tab')).toHaveText(TABS)
  await isSelected(page, hero)
  for (const category of categories) {
    await tab(page, category.title).click()
    await isSelected(page, category.title)
    const cards = panel(page).getByRole('article')
    const inIt = plans.filter((plan) => plan.category === category.id)
    await expect(cards.getByRole('heading')).toHaveText(inIt.map(({ title }) => title))
    for (const [number, { features, extra, ...plan }] of inIt.entries()) {
      const card = cards.nth(number)
      await expect(card.getByRole('listitem')).toHaveText(features.map(asShown))
      for (const text of [extra ?? '', plan.audience, plan.excluded, plan.movesPrice])
        await expect(card).toContainText(asShown(text))
      const callback = card.getByRole('link', { name: callbackLabel })
      const href = site.callbackForm ?? requestPath('callback', `/pricing/${plan.slug}`)
      await expect(callback).toHaveAttribute('href', href)
    }
    for (const { title, text } of category.terms.items) {
      await expect(panel(page).getByText(title, { exact: true })).toBeVisible()
      await expect(panel(page).getByText(asShown(text))).toBeVisible()
    }
  }
})

test('On wide windows what moves the price is in the margin', async ({ page, visit }) => {
  await visit('/pricing')
  const plan = panel(page).getByRole('article').first()
  const list = await plan.getByRole('list').boundingBox()
  const note = await plan.getByText(asShown(plans[0]?.movesPrice ?? '')).boundingBox()
  expect(note?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
})

test('The arrow keys move from tab to tab and wrap at the ends', async ({ page, visit }) => {
  await visit('/pricing')
  await tab(page, hero).focus()
  for (const [key, name] of [
    ...TABS.slice(1).map((name) => ['ArrowRight', name] as const),
    ['ArrowRight', hero],
    ['ArrowLeft', last],
    ['Home', hero],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key)
    await isSelected(page, name)
    await expect(tab(page, name)).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(main(page).getByRole('tab', { name: hero })).not.toBeFocused()
})

test('A tab has its own address, which opens it', async ({ page, visit }) => {
  await visit(`/pricing#${categories.at(-1)?.id}`)
  await isSelected(page, last)
  await tab(page, second).click()
  await expect(page).toHaveURL(`/pricing#${categories[1]?.id}`)
  await page.reload()
  await expect(panel(page)).toHaveAccessibleName(second)
  await hydrated(page)
  await isSelected(page, second)
})
