import type { Locator } from '@playwright/test'
import { holdBack, hydratedIsland } from '../page-notes.ts'
import { expect, test } from '../site.ts'
import { comesTo, common, demoNames, demoOf, regionOf } from './demo.ts'

/** By itself, since a slider is beside a field for the same number. */
const KINDS = ['input:not([type=range]), select, textarea', 'input[type=range]']

/** Makes a field hold something else that it takes, if it is there; by each call the same. */
type Change = () => Promise<unknown>

/** What to change in a field that a visitor can see; of radio buttons, the last of each group. */
async function changeOf(field: Locator): Promise<Change | undefined> {
  const { kind, value, checked, other, isAnswer } = await field.evaluate(
    (field: HTMLInputElement) => ({
      kind: field.inputMode || field.type,
      value: field.value,
      checked: field.checked,
      other:
        field instanceof HTMLSelectElement
          ? [...field.options].findLast(({ selected }) => !selected)?.value
          : undefined,
      isAnswer:
        field.type !== 'radio' ||
        [...document.querySelectorAll(`[name="${field.name}"]`)].at(-1) === field,
    }),
  )
  if (!isAnswer || !(await field.isVisible())) return undefined
  const number = Number(value) + (Number(value) > 1 ? -1 : 1)
  const act = () => {
    if (other !== undefined) return field.selectOption(other)
    if (/checkbox|radio/.test(kind)) return field.setChecked(!checked, { force: true })
    if (kind === 'color') return field.fill('#1d3c5a')
    return field.fill(/decimal|range/.test(kind) ? `${number}` : `${value.slice(0, 12)} and more`)
  }
  return async () => (await field.isVisible()) && act()
}

/** The fields of a kind; one that has an id is found by it when others go. */
async function fieldsOf(region: Locator, kind: string) {
  const fields = await region.locator(kind).all()
  return Promise.all(
    fields.map(async (field) => {
      const id = await field.getAttribute('id')
      return id ? region.locator(`[id="${id}"]`) : field
    }),
  )
}

/** All that a demo shows and holds: its fields, its results, and the address that it can be shared by. */
const stateOf = async (region: Locator) => ({
  fields: await region
    .locator('input, select, textarea')
    .evaluateAll((fields: HTMLInputElement[]) =>
      fields.map((field) => [
        field.ariaLabel ?? field.id,
        /checkbox|radio/.test(field.type) ? field.checked : field.value,
      ]),
    ),
  results: await comesTo(region),
  address: await region
    .getByRole('link', { name: common.share, includeHidden: true })
    .getAttribute('href'),
})

for (const demo of demoNames) {
  const { labels, path } = demoOf(demo)
  for (const kind of KINDS)
    test(`${demo} hydrates with what was entered before: ${kind}`, async ({ page }) => {
      const scripts = await holdBack(page)
      await page.goto(`${path}#${demo}`)
      const region = regionOf(page, labels.name)
      await region.locator('details').evaluateAll((details: HTMLDetailsElement[]) => {
        for (const each of details) each.open = true
      })
      const first = await stateOf(region)
      const changes: Change[] = []
      for (const field of await fieldsOf(region, kind)) {
        const change = await changeOf(field)
        if (change) changes.push(change)
      }
      test.skip(changes.length === 0, 'it has no such field')
      for (const change of changes) await change()
      scripts.letThrough()
      await hydratedIsland(page, demo).waitFor({ state: 'attached' })
      const early = await stateOf(region)
      expect(early.address).not.toBe(first.address)

      // The same, entered into the hydrated demo.
      await region.getByRole('button', { name: common.startAgain }).click()
      await expect.poll(async () => (await stateOf(region)).address).toBe(first.address)
      for (const change of changes) await change()
      expect(early).toEqual(await stateOf(region))
    })
}

test('What is typed while a demo hydrates is stored letter by letter', async ({ page }) => {
  const { labels, path } = demoOf('search-result')
  test.skip(!path, 'no page has this demo')
  const scripts = await holdBack(page)
  await page.goto(`${path}#search-result`)
  const region = regionOf(page, labels.name)
  const title = region.getByRole('textbox', { name: labels.fields.title.label, exact: true })
  await title.click()
  await title.press('ControlOrMeta+a')
  await page.keyboard.type('Pumps ')
  scripts.letThrough()
  await page.keyboard.type('rewound in Surat, in a day', { delay: 20 })
  await hydratedIsland(page, 'search-result').waitFor({ state: 'attached' })
  await expect(title).toHaveValue('Pumps rewound in Surat, in a day')
  await expect(region.getByRole('link', { name: common.share })).toHaveAttribute(
    'href',
    '#search-result?title=Pumps+rewound+in+Surat%2C+in+a+day',
  )
})
