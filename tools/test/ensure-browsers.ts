import { globSync } from 'node:fs'
import { run } from '../run.ts'
import { findChromium, findHeadlessShell, onPath, runs } from './chromium.ts'

/** The path of Firefox, if there is one: `FIREFOX_PATH`, or the system's. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH ?? '', ...onPath(['firefox-esr', 'firefox'])].filter(Boolean).find(runs)

/** The path of WebKitGTK's small browser, if it, its driver and the virtual screen are there. */
export const findWebKit = (): string | undefined =>
  onPath(['WebKitWebDriver']).some(runs) && onPath(['Xvfb']).some(runs)
    ? globSync('/usr/{lib,lib64,libexec}/{,*/}webkit*gtk-*/MiniBrowser').find(runs)
    : undefined

/** Installs Debian packages with `apt-get`, if it exists and the user is root. */
async function aptInstall(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  const apt = (...args: string[]) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }).catch(() => 1)
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', ...packages)
}

/** Ensures that there is Chromium: the system's, else Playwright's, else Debian's. @throws Error with what to install */
export async function ensureChromium(): Promise<void> {
  if (!findChromium()) {
    console.log('No Chromium found; installing one …')
    await run('playwright', ['install', 'chromium']).catch(() => 1)
  }
  if (!findChromium()) await aptInstall('chromium')
  if (!findHeadlessShell()) await aptInstall('chromium-headless-shell')
  if (!findChromium())
    throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH')
}

/** Ensures that `npm run test:browsers` has Firefox and WebKit. @throws Error that says what to install */
export async function ensureEngines(): Promise<void> {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  await aptInstall('--no-install-recommends', ...missing)
  if (!findFirefox())
    throw new Error('These tests need Firefox: install it, or name one in FIREFOX_PATH.')
  if (!findWebKit())
    throw new Error(
      "These tests need WebKitGTK's driver, its small browser and a screen: on Debian and Ubuntu, install webkit2gtk-driver and xvfb.",
    )
}
