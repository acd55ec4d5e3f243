import { test as base, expect, inject } from 'vitest'
import { ENGINES, type Tab } from './engines.ts'
import { Locator } from './locator.ts'

export { expect }

/** A new visitor with a mouse and a window of 1280 by 900 pixels. */
export type Visitor = ReturnType<typeof visitorIn>

function visitorIn(tab: Tab) {
  const page = new Locator(tab)
  return {
    ...tab,
    page,
    main: page.getByRole('main'),
    header: page.getByRole('banner'),
    /** Opens a page. */
    visit: (path: string) => tab.open(`${inject('site')}${path}`),
    /** Presses Tab until an element has the focus. */
    async tabTo(thing: Locator) {
      const press = async () => {
        await tab.press('Tab')
        return (await thing.all()).map(({ focused }) => focused)
      }
      await expect.poll(press).toEqual([true])
    },
    /** Waits until the page at a path is shown. */
    isAt: (path: string) =>
      expect
        .poll(() => tab.run(() => [location.pathname, document.readyState]))
        .toEqual([path, 'complete']),
  }
}

/** A test in its project's engine, with a new visitor. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: an empty pattern tells Vitest that it needs no fixtures
  .extend('engine', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const engine = await ENGINES[inject('engine')]()
    onCleanup(async () => void (await engine.quit()))
    return engine
  })
  .extend('visitor', async ({ engine }, { onCleanup }) => {
    const tab = await engine.newTab()
    onCleanup(async () => void (await tab.close()))
    await tab.resize(1280, 900)
    return visitorIn(tab)
  })
