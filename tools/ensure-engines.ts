import { aptInstall } from './apt-install.ts'
import { findFirefox, findWebKit } from './engines.ts'

/**
 * Makes sure that Firefox and WebKit are there for `npm run test:browsers`: the system's if it has
 * them, Debian's packages where `apt-get` can.
 * @throws Error with what to install when neither works
 */
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
