import type { Locator, Page } from '@playwright/test'
import { fillIn } from '../../contract/fill-in.ts'
import type { DemoName } from '../../schemas/demos/demos.ts'
import { first, siteContent } from '../content-file.ts'
import { expect, test } from '../site.ts'
import { comesTo, common, demoNames, demoOf, regionOf } from './demo.ts'
import { bringToMiddle, drag } from './finger.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

/** Slides a slider by a finger. */
async function slide(page: Page, slider: Locator, by: number) {
  await bringToMiddle(slider)
  await drag(page, slider, { x: by, y: 0 })
}

/** A post of the month, and a later one to hang it beside. */
const [post, beside] = siteContent['month-on-the-wall'].posts.slice(-2)

/** What a finger does with each demo, so that something else comes out. */
const USES: Record<DemoName, (region: Locator, page: Page) => Promise<unknown>> = {
  'enquiry-cost': (region, page) => slide(page, region.getByRole('slider').nth(1), 60),
  async 'first-things'(region, page) {
    const { tasks } = siteContent['first-things']
    const least = first(tasks.toSorted((a, b) => a.worth / a.effort - b.worth / b.effort))
    const diamond = region.getByRole('button', { name: least.title })
    const states = await diamond.getAttribute('aria-label')
    const upperLeft = await region.getByRole('list').first().boundingBox()
    await bringToMiddle(diamond)
    await drag(page, diamond, { x: -(upperLeft?.width ?? 0) / 2, y: -(upperLeft?.width ?? 0) / 3 })
    await expect(diamond).not.toHaveAttribute('aria-label', states ?? '')
    await expect(diamond).toHaveAttribute('aria-pressed', 'true')
  },
  async 'flight-planner'(region, page) {
    const { map } = siteContent['flight-planner']
    const corner = region.getByRole('button', {
      name: fillIn(map.corner, { number: 1, count: map.corners.length }),
    })
    await bringToMiddle(corner)
    const before = await corner.boundingBox()
    await drag(page, corner, { x: 40, y: 30 })
    const after = await corner.boundingBox()
    expect((after?.x ?? 0) - (before?.x ?? 0), 'it is where the finger is').toBeCloseTo(40, -1)
    await region.getByRole('button', { name: map.add }).tap()
    await region.getByRole('button', { name: map.down, exact: true }).tap()
  },
  async handset(region) {
    const { phone, speech } = siteContent.handset
    await region.getByRole('button', { name: phone.call, exact: true }).tap()
    await expect(region.getByText(speech.talking)).toBeVisible()
    await region.getByRole('button', { name: phone.hash, exact: true }).tap()
  },
  async 'month-on-the-wall'(region, page) {
    const days = region.getByRole('list').first().getByRole('listitem')
    const kite = region.getByRole('button', { name: post?.subject })
    const there = days.nth((beside?.day ?? 1) - 1)
    await bringToMiddle(kite)
    await drag(page, kite, there)
    await expect(there.getByRole('button', { name: post?.subject })).toBeVisible()
  },
  'one-call': (region) =>
    region.getByRole('button', { name: siteContent['one-call'].walk.next, exact: true }).tap(),
  'own-kite': (region) =>
    region
      .getByRole('group', { name: siteContent['own-kite'].paper.label })
      .getByRole('radio')
      .first()
      .tap(),
  'page-weight': (region, page) => slide(page, region.getByRole('slider'), 60),
  async payslip(region) {
    const { register } = siteContent.payslip
    const day = region.getByRole('button', { name: register.present }).first()
    const name = (await day.getAttribute('aria-label'))?.replace(register.present, '') ?? ''
    await day.tap()
    await region.getByRole('button', { name }).tap()
    await expect(region.getByRole('button', { name })).toHaveAccessibleName(
      new RegExp(register.absent),
    )
  },
  async pipeline(region, page) {
    const { stages, enquiries } = siteContent.pipeline
    const [from = '', to = ''] = stages
    const { firm } = first(enquiries.filter(({ stage }) => stage === from))
    const column = (name: string) => region.getByRole('list', { name, exact: true })
    const card = (stage: string) => column(stage).getByRole('button', { name: firm })
    await bringToMiddle(card(from))

    // A swipe over its words scrolls the page and moves no card.
    const scrolled = await page.evaluate(() => scrollY)
    await drag(page, card(from), { x: 0, y: -150 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
    await expect(card(from)).toHaveAttribute('aria-expanded', 'false')

    await bringToMiddle(card(from))
    await drag(page, card(from).locator('svg'), column(to))
    await expect(card(to)).toHaveAttribute('aria-expanded', 'true')
  },
  'red-pencil': (region) =>
    region.getByRole('button', { name: siteContent['red-pencil'].strike }).tap(),
  'rule-runner': (region, page) =>
    slide(page, region.getByRole('slider', { name: siteContent['rule-runner'].minute.label }), -80),
  async 'search-result'(region, page) {
    const { title } = siteContent['search-result'].fields
    await region.getByRole('textbox', { name: title.label, exact: true }).tap()
    await page.keyboard.type('Pumps, ')
  },
  async storyboard(region, page) {
    const { controls } = siteContent.storyboard
    const trim = region.getByRole('slider').first()
    await bringToMiddle(trim)
    const length = Number(await trim.getAttribute('aria-valuenow'))
    await drag(page, trim, { x: 40, y: 0 })
    expect(Number(await trim.getAttribute('aria-valuenow'))).toBeGreaterThan(length)
    await region.getByRole('button', { name: controls.play, exact: true }).tap()
    await region.getByRole('button', { name: controls.pause, exact: true }).tap()
  },
}

for (const demo of demoNames) {
  const { words, open } = demoOf(demo)
  test(`${demo} is hydrated and used by a finger, which takes it back, too`, async ({ page }) => {
    const heading = regionOf(page, words.name).getByRole('heading', { level: 2 })
    const region = await open(page, '', () => heading.tap())
    const before = await comesTo(region)
    await USES[demo](region, page)
    await expect.poll(() => comesTo(region)).not.toEqual(before)

    const used = await comesTo(region)
    await region.getByRole('button', { name: common.undo }).tap()
    await expect.poll(() => comesTo(region)).not.toEqual(used)
  })
}
