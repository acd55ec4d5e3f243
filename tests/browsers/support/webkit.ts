import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'
import { findWebKit } from '../../../tools/ensure-browsers.ts'
import { freePort } from '../../../tools/nginx.ts'
import type { Engine, Key, Point, Tab } from './engine.ts'
import { PATIENCE } from './patience.ts'

/** Codes of special keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

/**
 * Milliseconds that a script may take: a script in a page that is being left never returns, and is
 * retried.
 */
const SCRIPT = 5000

/** Starts a virtual screen: WebKit's browser cannot run without one. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

/**
 * Sends a command to a driver, by its name in the protocol (https://www.w3.org/TR/webdriver2/#endpoints).
 */
async function call(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: { error: string; message: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** A visit, by its WebDriver session. */
function tabOf(session: string): Tab {
  const act = async (type: string, ...actions: object[]) =>
    void (await call('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] }))
  const moveTo = (at: Point) => ({ type: 'pointerMove', duration: 0, ...whole(at) })
  const keys = (texts: string[]) =>
    texts.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
  const run = (script: string, args: unknown[]) =>
    call('POST', `${session}/execute/sync`, { script, args })
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    back: async () => void (await call('POST', `${session}/back`, {})),
    async resize(width, height) {
      // The protocol sets the size of the window, which is larger than the viewport.
      const inner = () =>
        run('return [outerWidth - innerWidth, outerHeight - innerHeight]', []) as Promise<number[]>
      const [besides = 0, above = 0] = await inner()
      await call('POST', `${session}/window/rect`, {
        width: width + besides,
        height: height + above,
      })
    },
    run: (script, ...values) => run(`return (${script})(...arguments)`, values) as never,
    load: async (script) => void (await run(script, [])),
    point: (at) => act('pointer', moveTo(at)),
    click: (at) =>
      act(
        'pointer',
        moveTo(at),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    press: (key) => act('key', ...keys([KEYS[key]])),
    type: (text) =>
      act('key', ...keys(Array.from(text, (letter) => (letter === '\n' ? KEYS.Enter : letter)))),
    scroll: (at, deltaX) =>
      act('wheel', { type: 'scroll', duration: 0, ...whole(at), deltaX, deltaY: 0 }),
    close: async () => void (await call('DELETE', session)),
  }
}

const whole = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) })

/**
 * Starts a screen for WebKit's MiniBrowser. Each visit has its own driver, which starts the browser;
 * both speak WebDriver.
 */
export async function startWebKit(): Promise<Engine> {
  const { screen, display } = await startScreen()
  return {
    async newTab() {
      const port = await freePort()
      const program = spawn('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: display },
      })
      const driver = `http://127.0.0.1:${port}`
      await vi.waitFor(() => call('GET', `${driver}/status`), PATIENCE)
      const { sessionId } = (await call('POST', `${driver}/session`, {
        capabilities: {
          alwaysMatch: {
            timeouts: { script: SCRIPT },
            'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation'] },
          },
        },
      })) as { sessionId: string }
      const tab = tabOf(`${driver}/session/${sessionId}`)
      return { ...tab, close: () => tab.close().finally(() => program.kill()) }
    },
    quit: async () => void screen.kill(),
  }
}
