import type { Locator, Page } from '@playwright/test'
import { formIn, outbox, someone } from '../contact-form.ts'
import { type content, labelsOf } from '../content-file.ts'
import { holdBack, hydratedIsland } from '../page-notes.ts'
import { expect, test } from '../site.ts'
import { comesTo, common, demoNames, demoOf, regionOf } from './demo.ts'
import { bringToMiddle, scrollOnSliders, slide } from './finger.ts'

/** The greatest height of the pinned row of results, in pixels: two lines of a figure, and two of its name. */
const ROW = 100

const USUAL_SPACING = '* {}'

/** WCAG 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/** The labels of a demo, whose own type is gone with the demo. */
const labelsIn = (demo: string): ReturnType<typeof content> => labelsOf(demo)

/** What a buyer does with the main control of a demo; the first step works before it is hydrated. */
type Use = (region: Locator, page: Page) => (() => Promise<unknown>)[]

const slideFirst: Use = (region, page) => [
  () => slide(page, region.getByRole('slider').first(), 60),
]

type Enquiry = { firm: string; stage: string; due: string }

/** What is done where there is no slider, or something better; by the names of demos. */
const USES: Record<string, Use> = {
  handset: (region) => {
    const { call, hash } = labelsIn('handset').phone
    return [call, hash].map(
      (name: string) => () => region.getByRole('button', { name, exact: true }).tap(),
    )
  },
  'one-call': (region) => [
    () => region.getByRole('checkbox').first().tap(),
    () => region.getByRole('button', { name: labelsIn('one-call').desks[1].name }).tap(),
  ],
  'own-kite': (region) => {
    const paper = region.getByRole('group', { name: labelsIn('own-kite').paper.label })
    return [
      async () => {
        await paper.locator('label').first().tap()
        await region.getByLabel(labelsIn('own-kite').pieces.another).fill('#1d3c5a')
      },
    ]
  },
  pipeline: (region) => {
    const { card, enquiries, lost } = labelsIn('pipeline')
    const [late] = enquiries
      .filter(({ stage }: Enquiry) => stage !== lost)
      .toSorted((one: Enquiry, other: Enquiry) => Date.parse(one.due) - Date.parse(other.due))
    const slip = region.getByRole('listitem').filter({ hasText: late.firm }).first()
    return [
      // Start again leaves the card open.
      async () => {
        const open = slip.getByRole('button', { name: late.firm })
        if ((await open.getAttribute('aria-expanded')) === 'false') await open.tap()
      },
      () => slip.getByLabel(card.move).selectOption({ label: lost }),
    ]
  },
  'red-pencil': (region) => [() => region.getByRole('textbox').fill('We lift pumps.')],
  'rule-runner': (region) => {
    const { label } = labelsIn('rule-runner').minutes
    return [() => region.getByRole('combobox', { name: label }).selectOption('5')]
  },
  'search-result': (region) => {
    const { label } = labelsIn('search-result').fields.title
    return [() => region.getByRole('textbox', { name: label }).fill('We lift pumps')]
  },
}

const resultsOf = (region: Locator) =>
  region.getByRole('group', { name: common.results, exact: true })

/** The points of a grid over an element at which something else covers it. */
const coveredPoints = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
    return shares
      .flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
      .filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
  })

/** What the pinned row shows; fails unless it is in sight and low. */
async function rowInSight(region: Locator) {
  const row = resultsOf(region).locator('> div').first()
  await expect(row).toBeInViewport({ ratio: 1 })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(ROW)
  // The contact widget gives way once the page rests.
  for (const result of await row.locator('output').all())
    await expect.poll(() => coveredPoints(result)).toEqual([])
  return (await row.screenshot()).toString('base64')
}

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

for (const demo of demoNames) {
  const { labels, path, open } = demoOf(demo)
  const use = USES[demo] ?? slideFirst

  test(`On a phone a buyer uses ${demo}, sees its answer and sends it`, async ({ page }) => {
    const region = regionOf(page, labels.name)
    const [early, ...later] = use(region, page)
    const scripts = await holdBack(page)
    await page.goto(`${path}#${demo}`)
    await bringToMiddle(region.getByRole('slider').or(region.getByRole('button')).first())
    const asLoaded = await rowInSight(region)
    await scrollOnSliders(page, region)
    await early?.()
    scripts.letThrough()
    await hydratedIsland(page, demo).waitFor({ state: 'attached' })
    for (const step of later) await step()
    await expect.poll(() => rowInSight(region)).not.toBe(asLoaded)

    const used = await comesTo(region)
    await region.getByRole('button', { name: common.startAgain }).tap()
    await expect.poll(() => comesTo(region)).not.toEqual(used)
    for (const step of use(region, page)) await step()
    await expect.poll(() => rowInSight(region)).not.toBe(asLoaded)

    await region.getByRole('link', { name: labels.send }).tap()
    const form = formIn(page.getByRole('main'))
    await expect(form.name).toBeInViewport({ ratio: 1 })
    const buyer = { ...someone(), message: '' }
    await form.write(buyer)
    await form.send.tap()
    await expect(form.thanks).toBeVisible()
    const [stored] = await outbox(buyer.email)
    expect(stored).toMatchObject({ name: buyer.name, message: '' })
    const [name, ...sent] = stored?.details.result?.split('\n') ?? []
    expect(name).toBe(labels.name)
    expect(sent.join(' ')).toMatch(/\S/)
  })

  test(`Where the results of ${demo} rest, each is seen whole`, async ({ page }) => {
    const region = await open(page)
    for (const [width, content] of [
      [390, USUAL_SPACING],
      [320, USUAL_SPACING],
      [320, TEXT_SPACING],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.addStyleTag({ content })
      for (const result of await resultsOf(region).locator('output, label').all()) {
        await bringToMiddle(result)
        await expect(result).toBeInViewport({ ratio: 1 })
        expect(await result.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
        await expect.poll(() => coveredPoints(result)).toEqual([])
      }
    }
  })
}
