import { aptInstall } from './apt-install.ts'
import { findFirefox, findWebKit } from './engines.ts'

/**
 * Ensures that `npm run test:browsers` has Firefox and WebKit: the system's, else Debian's packages.
 * @throws Error that says what to install, if neither works
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
