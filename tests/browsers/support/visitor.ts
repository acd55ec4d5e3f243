import { test as base, expect, inject } from 'vitest'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Locator } from './locator.ts'
import { startWebKit } from './webkit.ts'

export { expect }

const START = { firefox: startFirefox, webkit: startWebKit }

/** A new visitor with a mouse and a window of 1280 by 900 pixels. */
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
    /** Opens a page. */
    visit: (path: string) => tab.open(`${inject('site')}${path}`),
    /** Presses Tab until an element has the focus. */
    async tabTo(thing: Locator) {
      await expect
        .poll(async () => {
          await tab.press('Tab')
          return (await thing.all()).map(({ focused }) => focused)
        })
        .toEqual([true])
    },
    /** Waits until the page at a path is shown. */
    isAt: (path: string) =>
      expect
        .poll(() => tab.run(() => [location.pathname, document.readyState]))
        .toEqual([path, 'complete']),
  }
  return visitor
}

/** A test in its project's engine, with a new visitor. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: an empty pattern tells Vitest that it needs no fixtures
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
