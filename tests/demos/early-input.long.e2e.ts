import type { ElementHandle, Locator } from '@playwright/test'
import { CONTACT_FORM_PATH } from '../../contract/fields.ts'
import { holdBack, hydratedIsland } from '../page-notes.ts'
import { expect, test } from '../site.ts'
import { common, demoNames, demoOf, regionOf } from './demo.ts'

const FIELDS = 'input, select, textarea'

type Control = ElementHandle<HTMLInputElement>

/**
 * Returns a function that changes a field to another valid value. The change is the same each time the page
 * is opened.
 */
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

/** The state of all controls of a demo, and the address to share. */
const stateOf = async (region: Locator) => ({
  controls: await region
    .locator('input, select, textarea, [aria-pressed], [aria-expanded]')
    .evaluateAll((controls: HTMLInputElement[]) =>
      controls.map(({ id, value, checked, ariaLabel, ariaPressed, ariaExpanded }) =>
        [id || ariaLabel, value, checked, ariaPressed, ariaExpanded].join(' '),
      ),
    ),
  address: await region.getByRole('link', { name: common.share }).getAttribute('href'),
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

test('What is typed before, while and after a demo hydrates is stored, and the cursor stays', async ({
  page,
}) => {
  const { labels, path } = demoOf('search-result')
  test.skip(!path, 'no page has this demo')
  const { first, label } = labels.fields.title
  const scripts = await holdBack(page)
  await page.goto(`${path}#search-result`)
  const region = regionOf(page, labels.name)
  const title = region.getByRole('textbox', { name: label, exact: true })
  await title.press('ControlOrMeta+Home')
  await page.keyboard.type('Pumps ')
  scripts.letThrough()
  await page.keyboard.type('rewound in a day ', { delay: 20 })
  await hydratedIsland(page, 'search-result').waitFor({ state: 'attached' })
  await page.keyboard.type('or two ')
  const text = `Pumps rewound in a day or two ${first}`
  await expect(title).toHaveValue(text)
  const address = new URLSearchParams({ title: text })
  await expect(region.getByRole('link', { name: common.share })).toHaveAttribute(
    'href',
    `#search-result?${address}`,
  )
})

test('The film plays at the first press of Play', async ({ page }) => {
  const { labels, path } = demoOf('storyboard')
  test.skip(!path, 'no page has this demo')
  const scripts = await holdBack(page)
  await page.goto(`${path}#storyboard`)
  const region = regionOf(page, labels.name)
  await region.getByRole('button', { name: labels.controls.play, exact: true }).click()
  scripts.letThrough()
  await expect(
    region.getByRole('button', { name: labels.controls.pause, exact: true }),
  ).toBeVisible()
})

test('What is entered and sent before a demo hydrates goes along', async ({ page }) => {
  const { labels, path } = demoOf('red-pencil')
  test.skip(!path, 'no page has this demo')
  const scripts = await holdBack(page)
  await page.goto(`${path}#red-pencil`)
  const region = regionOf(page, labels.name)
  await region.getByRole('textbox').fill('Pumps are rewound in a day.')
  await region.getByRole('link', { name: common.send }).click()
  scripts.letThrough()
  await expect(page).toHaveURL(CONTACT_FORM_PATH)
  await expect(page.getByRole('main')).toContainText('Pumps are rewound in a day.')
})
