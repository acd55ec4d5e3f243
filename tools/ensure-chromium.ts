import { aptInstall } from './apt-install.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { run } from './run.ts'

/**
 * Ensures that there is a browser for the tests: the system's Chromium, else Playwright's if it can be
 * downloaded, else Debian's package. With `apt-get` it also installs Debian's headless shell, which is
 * optional and makes the tests faster.
 * @throws Error that says what to install, if none of these works
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
