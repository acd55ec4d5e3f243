import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { DATA } from '../../app/data-attributes.ts'
import type { DemoLabels } from '../../app/demos/frame/demo-shape.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { demos, labelsOf, siteContent } from '../content-file.ts'
import { hydratedIsland } from '../page-notes.ts'
import { test } from '../site.ts'

/** The labels that all demos share. */
export const common = siteContent.commonDemo

/** The names of the demos that are on at least one page. */
export const demoNames = [...new Set(demos.map(({ demo }) => demo))]

/** The region of a demo, by its name. */
export const regionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: fillIn(common.tryIt, { name }), exact: true })

/** A demo, by its folder or name, and its first page; where no page has it, its tests are skipped. */
export function demoOf<Labels extends DemoLabels>(folder: string) {
  const name = basename(folder)
  const { path = '' } = demos.find(({ demo }) => demo === name) ?? {}
  test.skip(!path, 'no page has this demo')
  const labels = labelsOf<Labels>(name)
  /**
   * Opens the page at the demo, and waits until it is hydrated.
   * @param state its state in the address, after the question mark
   */
  async function open(page: Page, state = '') {
    await page.goto(`${path}#${name}${state && `?${state}`}`)
    // In a small window a long introduction keeps the demo far below.
    await page.locator(`[${DATA.island}="${name}"] > *`).first().scrollIntoViewIfNeeded()
    await hydratedIsland(page, name).waitFor({ state: 'attached' })
    return regionOf(page, labels.name)
  }
  return { name, labels, path, open }
}

/** The results of a demo, as text. */
export const comesTo = (region: Locator) => region.locator('output').allInnerTexts()
