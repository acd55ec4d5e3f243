import { findChromium, findHeadlessShell } from './chromium.ts'
import { run } from './run.ts'

const attempt = (command: string, args: string[]) =>
  run(command, args, { DEBIAN_FRONTEND: 'noninteractive' }).catch(() => 1)

/**
 * Makes sure that the browser tests have a browser: the system's Chromium if there is one,
 * Playwright's where it can be downloaded, Debian's package where `apt-get` can. Where it can, it
 * installs Debian's headless shell too, which makes the tests faster and is not needed.
 * @throws Error with what to install when none of these works
 */
export async function ensureChromium(): Promise<void> {
  if (!findChromium()) {
    console.log('No Chromium found; installing one …')
    await attempt('playwright', ['install', 'chromium'])
  }
  if (process.getuid?.() === 0 && !(findChromium() && findHeadlessShell())) {
    await attempt('apt-get', ['update', '-qq'])
    if (!findChromium()) await attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
    await attempt('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  }
  if (!findChromium())
    throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH')
}
