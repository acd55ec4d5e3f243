import { findChromium } from './chromium.ts'
import { run } from './run.ts'

/**
 * Makes sure that the browser tests have a browser: the system's Chromium if there is one,
 * Playwright's where it can be downloaded, Debian's package where `apt-get` can.
 * @throws Error with what to install when none of these works
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return
  console.log('No Chromium found; installing one …')
  const attempts: [string, string[]][] = [
    ['playwright', ['install', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    await run(command, args, { DEBIAN_FRONTEND: 'noninteractive' }).catch(() => 1)
    if (findChromium()) return
  }
  throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH')
}
