import { test as base, expect, inject } from 'vitest'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Locator } from './locator.ts'
import { startWebKit } from './webkit.ts'

export { expect }

const START = { firefox: startFirefox, webkit: startWebKit }

/** Someone at a desk with a window of 1280 by 900 pixels, who has never been here. */
export type Visitor = Awaited<ReturnType<typeof arrive>>

async function arrive(engine: Engine) {
  const tab = await engine.newTab()
  const page = new Locator(tab)
  await tab.resize(1280, 900)
  const visitor = {
    ...tab,
    page,
    main: page.getByRole('main'),
    header: page.getByRole('banner'),
    /** Opens a page, and waits until it has noticed that someone is there. */
    async visit(path: string) {
      await tab.open(`${inject('site')}${path}`)
      await visitor.isHydrated()
    },
    /** Gives the first interaction, and waits until the page answers. */
    async isHydrated() {
      await tab.point({ x: 5, y: 5 })
      await tab.point({ x: 6, y: 6 })
      await expect
        .poll(() => tab.run(() => document.documentElement.hasAttribute('data-hydrated')))
        .toBe(true)
    },
    /** Goes on with the keyboard until something has the focus. */
    async tabTo(thing: Locator) {
      await expect
        .poll(async () => {
          await tab.press('Tab')
          return (await thing.all()).map(({ focused }) => focused)
        })
        .toEqual([true])
    },
    /** Waits until the page of an address is there. */
    isAt: (path: string) =>
      expect
        .poll(() => tab.run(() => [location.pathname, document.readyState]))
        .toEqual([path, 'complete']),
  }
  return visitor
}

/** A test in the engine of its project, each with a visitor of its own. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that there are no others
  .extend('engine', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const engine = await START[inject('engine')]()
    onCleanup(() => engine.quit())
    return engine
  })
  .extend('visitor', async ({ engine }, { onCleanup }) => {
    const visitor = await arrive(engine)
    onCleanup(() => visitor.close())
    return visitor
  })
