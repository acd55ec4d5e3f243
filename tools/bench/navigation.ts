import type { Browser, CDPSession } from '@playwright/test'

/** Slow 4G as Lighthouse has it: 150 ms round trip, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}
const PHONE = { width: 412, height: 823 }

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * From the click on a link to the new page painted, on a phone's processor (4 times slower) and slow
 * 4G, with the page's data prefetched on intent; and the same page loaded as a document.
 * @returns both in milliseconds, medians of `runs`
 */
export async function measureNavigation(browser: Browser, address: string, runs: number) {
  const clicks: number[] = []
  const loads: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: PHONE,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true'))
    await page.goto(`${address}/about`)
    await page.mouse.move(5, 5)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    const session = await context.newCDPSession(page)
    await slowDown(session)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
    await link.hover()
    await page.locator('main > [data-page="/pricing"]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const clicked = await link.evaluate(
      (element: HTMLElement) =>
        new Promise<number>((resolve) => {
          const begin = performance.now()
          new MutationObserver((_, observer) => {
            const titles = [...document.querySelectorAll('main h1')]
            const shown = titles.find((title) => title.checkVisibility())
            if (shown?.textContent !== 'Our Pricing') return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
          }).observe(document.body, { childList: true, subtree: true, attributes: true })
          element.click()
        }),
    )
    clicks.push(clicked)
    await context.close()

    const cold = await browser.newContext({ viewport: PHONE })
    const coldPage = await cold.newPage()
    await slowDown(await cold.newCDPSession(coldPage))
    await coldPage.goto(`${address}/pricing`)
    loads.push(
      await coldPage.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => {
              const [paint] = list.getEntriesByName('first-contentful-paint')
              if (paint) resolve(paint.startTime)
            }).observe({ type: 'paint', buffered: true }),
          ),
      ),
    )
    await cold.close()
  }
  const median = (numbers: number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
  return { click: median(clicks), load: median(loads) }
}
