import type { Locator, Page } from '@playwright/test'
import { fillIn } from '../../contract/fill-in.ts'
import type { DemoName } from '../../schemas/demos/demos.ts'
import { first, labels as layout, siteContent } from '../content-file.ts'
import { expect, test } from '../site.ts'
import { common, demoNames, demoOf } from './demo.ts'
import { bringToMiddle } from './finger.ts'
import { slide } from './used-by-finger.ts'

/** A finger hits what is at least so wide and high, in pixels. */
const FINGER = 40

/** How high the pinned row of results may be, in pixels. */
const ROW = 64

type Use = (region: Locator, page: Page) => Promise<unknown>

const slideFirst: Use = (region, page) => slide(page, region.getByRole('slider').first(), 60)

const tap = (control: Locator) => control.tap()

/** The main control of each demo, and how it is used. */
const USES: { [Name in DemoName]: Use } = {
  'enquiry-cost': slideFirst,
  'first-things': slideFirst,
  'flight-planner': slideFirst,
  async handset(region) {
    const { phone } = siteContent.handset
    await tap(region.getByRole('button', { name: phone.call, exact: true }))
    await tap(region.getByRole('button', { name: phone.hash, exact: true }))
  },
  'month-on-the-wall': (region) =>
    tap(region.getByRole('button', { name: siteContent['month-on-the-wall'].chosen.later })),
  'one-call': (region) =>
    tap(region.getByRole('button', { name: siteContent['one-call'].walk.next, exact: true })),
  'own-kite': (region) =>
    tap(
      region
        .getByRole('group', { name: siteContent['own-kite'].paper.label })
        .getByRole('radio')
        .first(),
    ),
  'page-weight': slideFirst,
  payslip: slideFirst,
  async pipeline(region) {
    const { card, enquiries, lost } = siteContent.pipeline
    const late = first(
      enquiries
        .filter(({ due }) => due)
        .toSorted((one, other) => Date.parse(one.due ?? '') - Date.parse(other.due ?? '')),
    )
    const slip = region.getByRole('listitem').filter({ hasText: late.firm }).first()
    await tap(slip.getByRole('button', { name: late.firm }))
    await tap(slip.getByRole('button', { name: fillIn(card.moveTo, { stage: lost }) }))
  },
  'red-pencil': (region) => region.getByRole('textbox').fill('We lift pumps.'),
  'rule-runner': (region) =>
    region.getByRole('spinbutton', { name: siteContent['rule-runner'].minutes.label }).fill('5'),
  'search-result': (region) =>
    region
      .getByRole('textbox', { name: siteContent['search-result'].fields.title.label })
      .fill('We lift pumps'),
  storyboard: (region) =>
    tap(
      region.getByRole('button', {
        name: fillIn(siteContent.storyboard.controls.longer, {
          title: first(siteContent.storyboard.shots).title,
        }),
      }),
    ),
}

/** The pinned row of results. */
const rowOf = (region: Locator) =>
  region.getByRole('checkbox', { name: common.allResults, exact: true }).locator('..')

/** Points of something at which something else lies, of those in a grid over it. */
const coveredPoints = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
    return shares
      .flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
      .filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
  })

/** What the pinned row shows; fails unless it is in sight and at most one line high. */
async function rowInSight(region: Locator) {
  const row = rowOf(region)
  await expect(row).toBeInViewport({ ratio: 1 })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(ROW)
  expect(await coveredPoints(row)).toEqual([])
  return (await row.screenshot()).toString('base64')
}

/** Scrolls through a demo, and returns where the contact widget lies over it. */
const underWidget = async (region: Locator, widget: Locator) =>
  region.evaluate(
    (section, button) => {
      const places: number[] = []
      const end = section.getBoundingClientRect().bottom + scrollY
      scrollTo({ top: section.getBoundingClientRect().top + scrollY, behavior: 'instant' })
      for (let top = scrollY; top < end - innerHeight; top += 150) {
        scrollTo({ top, behavior: 'instant' })
        const box = button?.getBoundingClientRect() ?? new DOMRect()
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        if (!section.contains(there)) places.push(top)
      }
      return places
    },
    await widget.elementHandle(),
  )

/** Controls of a demo that a finger may miss, each with what of it can be hit. */
const smallTargets = (region: Locator, least: number) =>
  region.evaluate((section, least) => {
    for (const details of section.querySelectorAll('details')) details.open = true
    const controls = section.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const target = control.closest('label') ?? control
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isHit = (dx: number, dy: number) =>
          target.contains(document.elementFromPoint(x + dx, y + dy))
        /** How far from the middle it can be hit, up to half of `least`. */
        const reach = (dx: number, dy: number) => {
          let far = 0
          while (far < (least - 1) / 2 && isHit(dx * (far + 0.5), dy * (far + 0.5))) far += 1
          return far
        }
        const wide = reach(-1, 0) + reach(1, 0)
        const high = reach(0, -1) + reach(0, 1)
        // The browser rounds points to whole pixels, so one of them is not measured.
        return wide < least - 1 || high < least - 1
          ? [`${wide} by ${high}: ${control.outerHTML.slice(0, 160)}`]
          : []
      })
  }, least)

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

for (const demo of demoNames) {
  const { open } = demoOf(demo)

  test(`${demo} answers on a phone in a pinned row of one line, which opens by a tap, and which the contact widget leaves in sight`, async ({
    page,
  }) => {
    const region = await open(page)
    const row = rowOf(region)
    await bringToMiddle(region.getByRole('slider').or(region.getByRole('button')).first())
    const before = await rowInSight(region)
    await USES[demo](region, page)
    await expect.poll(() => rowInSight(region)).not.toBe(before)

    const widget = page.getByRole('complementary', { name: layout.contactOptions, exact: true })
    expect(await underWidget(region, widget.getByRole('button'))).toEqual([])

    // The tap shows every result, and a second one leaves one line of them.
    const toggle = row.getByRole('checkbox')
    await bringToMiddle(region.getByRole('slider').or(region.getByRole('button')).first())
    const { height = 0 } = (await row.boundingBox()) ?? {}
    await toggle.tap()
    await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThan(height)
    for (const result of await row.locator('output').all()) {
      await expect(result).toBeInViewport({ ratio: 1 })
      expect(await coveredPoints(result)).toEqual([])
    }
    await toggle.tap()
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(height)
  })

  test(`The controls of ${demo} are at least ${FINGER} by ${FINGER} pixels on a phone`, async ({
    page,
  }) => {
    const region = await open(page)
    if (demo === 'pipeline') await tap(region.getByRole('button', { expanded: false }).first())
    expect(await smallTargets(region, FINGER)).toEqual([])
  })
}
