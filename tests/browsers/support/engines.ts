import { spawn } from 'node:child_process'
import { once } from 'node:events'
import puppeteer from 'puppeteer-core'
import { findFirefox, findWebKit } from '../../../tools/test/ensure-browsers.ts'
import { freePort, listening } from '../../programs.ts'

type Point = { x: number; y: number }

/** A visit in a browser with its own profile. */
export interface Tab {
  open(address: string): Promise<unknown>
  back(): Promise<unknown>
  /** Sets the size of the viewport; a browser may have a minimum wider than a phone, 447 pixels here. */
  resize(width: number, height: number): Promise<unknown>
  /** Runs a function in the page, which uses no outer variables, or source text. */
  run<Values extends unknown[], Result>(
    script: string | ((...values: Values) => Result),
    ...values: Values
  ): Promise<Result>
  point(at: Point): Promise<unknown>
  click(at: Point): Promise<unknown>
  /** Presses at a point, and lets go by this many pixels further down. */
  pull(at: Point, down: number): Promise<unknown>
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<unknown>
  type(text: string): Promise<unknown>
  /** Scrolls horizontally at a point, by this many pixels. */
  scroll(at: Point, deltaX: number): Promise<unknown>
  close(): Promise<unknown>
}

/** Emulates a mouse: headless Firefox reports no pointer that can hover. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** Starts headless Firefox, controlled by WebDriver BiDi. */
async function startFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: MOUSE,
  })
  const newTab = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    return {
      open: (address) => page.goto(address),
      // The protocol's own command waits for a load event, which a page from the back/forward cache
      // does not fire.
      back: () => page.evaluate(() => history.back()),
      // Puppeteer sets an orientation too, which Firefox ESR 140 does not know.
      resize: (width, height) =>
        page.setViewport({ width, height }).catch((error: Error) => {
          if (!error.message.includes('setScreenOrientationOverride')) throw error
        }),
      run: (script, ...values) =>
        page.evaluate((typeof script === 'string' ? `${script};0` : script) as never, ...values),
      point: ({ x, y }) => page.mouse.move(x, y),
      click: ({ x, y }) => page.mouse.click(x, y),
      async pull({ x, y }, down) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x, y + down, { steps: 10 })
        await page.mouse.up()
      },
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      scroll: ({ x, y }, deltaX) => page.mouse.move(x, y).then(() => page.mouse.wheel({ deltaX })),
      close: () => context.close(),
    }
  }
  return { newTab, quit: () => browser.close() }
}

/** Codes of special keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

/** Starts WebKit's MiniBrowser, controlled by WebDriver, on a virtual screen, which it needs. */
async function startWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  await listening(port, driver)

  const call = async (method: string, path: string, body?: object) => {
    const text = body && { body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, ...text })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const newTab = async (): Promise<Tab> => {
    const options = { binary: findWebKit(), args: ['--automation'] }
    // A script in a page that is being left never returns, and is retried.
    const wanted = { timeouts: { script: 5000 }, 'webkitgtk:browserOptions': options }
    const { sessionId } = await call('POST', '', { capabilities: { alwaysMatch: wanted } })
    const post = (command: string, body = {}) => call('POST', `/${sessionId}/${command}`, body)
    const act = (type: string, ...actions: object[]) =>
      post('actions', { actions: [{ type, id: type, actions }] })
    const whole = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), duration: 0 })
    const moveTo = (at: Point) => ({ type: 'pointerMove', ...whole(at) })
    const click = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
    const keys = (values: string[]) =>
      act(
        'key',
        ...values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      )
    const run: Tab['run'] = (script, ...args) =>
      post('execute/sync', {
        script: typeof script === 'string' ? script : `return (${script})(...arguments)`,
        args,
      })
    return {
      open: (url) => post('url', { url }),
      back: () => post('back'),
      async resize(width, height) {
        // The protocol sets the size of the window, which is larger than the viewport.
        const around = () => [outerWidth - innerWidth, outerHeight - innerHeight] as const
        const [beside, above] = await run(around)
        await post('window/rect', { width: width + beside, height: height + above })
      },
      run,
      point: (at) => act('pointer', moveTo(at)),
      click: (at) => act('pointer', moveTo(at), ...click),
      pull({ x, y }, down) {
        const [press, letGo] = click
        const steps = [0.1, 0.4, 0.7, 1].map((part) => moveTo({ x, y: y + part * down }))
        return act('pointer', moveTo({ x, y }), { ...press }, ...steps, { ...letGo })
      },
      press: (key) => keys([KEYS[key]]),
      type: (text) => keys(Array.from(text, (letter) => (letter === '\n' ? KEYS.Enter : letter))),
      scroll: (at, deltaX) => act('wheel', { type: 'scroll', ...whole(at), deltaX, deltaY: 0 }),
      close: () => call('DELETE', `/${sessionId}`),
    }
  }
  const quit = async () => [driver, screen].forEach((program) => void program.kill())
  return { newTab, quit }
}

export const ENGINES = { firefox: startFirefox, webkit: startWebKit }
