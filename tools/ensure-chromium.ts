import { aptInstall } from './apt-install.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { run } from './run.ts'

/**
 * Makes sure that the browser tests have a browser: the system's Chromium if there is one,
 * Playwright's where it can be downloaded, Debian's package where `apt-get` can. Where it can, it
 * installs Debian's headless shell too, which makes the tests faster and is not needed.
 * @throws Error with what to install when none of these works
 */
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
