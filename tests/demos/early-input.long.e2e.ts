import type { ElementHandle, Locator } from '@playwright/test'
import { holdBack, hydratedIsland } from '../page-notes.ts'
import { expect, test } from '../site.ts'
import { comesTo, demoNames, demoOf, regionOf } from './demo.ts'

/** Without sliders, which set the value of the field beside them, and radio buttons that are chosen. */
const FIELDS = 'input:not([type=range], [type=radio]:checked), select, textarea'

type Control = ElementHandle<HTMLInputElement>

/** Returns a function that changes a field to another valid value, the same each time. */
async function changeOf(control: Control) {
  const { kind, value, checked, other } = await control.evaluate((control) => ({
    kind: control.inputMode || control.type,
    value: control.value,
    checked: control.checked,
    other:
      control instanceof HTMLSelectElement
        ? [...control.options].findLast(({ selected }) => !selected)?.value
        : undefined,
  }))
  const number = (Number(value) + (Number(value) > 1 ? -1 : 1)).toFixed(1)
  return () => {
    if (other !== undefined) return control.selectOption(other)
    if (/checkbox|radio/.test(kind)) return control.setChecked(!checked, { force: true })
    if (kind === 'color') return control.fill('#1d3c5a')
    return control.fill(
      /decimal|range/.test(kind) ? `${Number(number)}` : `${value.slice(0, 12)} and more`,
    )
  }
}

/** One change for each field of a demo. */
async function changesIn(region: Locator) {
  await region.locator('details').evaluateAll((details: HTMLDetailsElement[]) => {
    for (const each of details) each.open = true
  })
  const changes = []
  for (const control of await region.locator(FIELDS).elementHandles())
    if (await control.isVisible())
      changes.push({ control, change: await changeOf(control as Control) })
  return changes
}

/** The state of all controls of a demo, and its results. */
const stateOf = async (region: Locator) => ({
  controls: await region
    .locator('input, select, textarea, [aria-pressed], [aria-expanded]')
    .evaluateAll((controls: HTMLInputElement[]) =>
      controls.map(({ id, value, checked, ariaLabel, ariaPressed, ariaExpanded }) =>
        [id || ariaLabel, value, checked, ariaPressed, ariaExpanded].join(' '),
      ),
    ),
  results: await comesTo(region),
})

for (const demo of demoNames) {
  const { labels, path } = demoOf(demo)
  test(`${demo} hydrates with what was entered before`, async ({ page }) => {
    test.slow()
    const region = regionOf(page, labels.name)
    const scripts = await holdBack(page)
    await page.goto(`${path}#${demo}`)
    for (const { change } of await changesIn(region)) await change()
    scripts.letThrough()
    await hydratedIsland(page, demo).waitFor({ state: 'attached' })
    const early = await stateOf(region)

    await page.goto('about:blank')
    await page.goto(`${path}#${demo}`)
    await hydratedIsland(page, demo).waitFor({ state: 'attached' })
    for (const { control, change } of await changesIn(region))
      if (await control.isVisible()) await change()
    expect(early).toEqual(await stateOf(region))
  })
}
