import puppeteer from 'puppeteer-core'
import { findFirefox } from '../../../tools/ensure-browsers.ts'
import type { Engine, Tab } from './engine.ts'

/** Emulates a mouse: headless Firefox reports no pointer that can hover. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** Starts headless Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: MOUSE,
  })
  return {
    async newTab(): Promise<Tab> {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return {
        open: async (address) => void (await page.goto(address)),
        // The protocol's own command waits for a load event, which a page from the back/forward cache
        // does not fire.
        back: () => page.evaluate(() => history.back()),
        resize: (width, height) => page.setViewport({ width, height }),
        run: (script, ...values) => page.evaluate(script as never, ...values) as never,
        load: async (script) => void (await page.evaluate(`${script};undefined`)),
        point: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        async scroll({ x, y }, deltaX) {
          await page.mouse.move(x, y)
          await page.mouse.wheel({ deltaX })
        },
        close: () => context.close(),
      }
    },
    quit: () => browser.close(),
  }
}
