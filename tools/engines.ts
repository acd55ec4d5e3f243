import { globSync } from 'node:fs'
import { onPath, runs } from './chromium.ts'

/**
 * Finds Firefox: `FIREFOX_PATH`, or the system's.
 * @returns its path, or undefined
 */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH ?? '', ...onPath(['firefox-esr', 'firefox'])].filter(Boolean).find(runs)

/**
 * Finds the small browser of WebKitGTK, which its driver controls; it comes with the library.
 * @returns its path, or undefined if it, its driver or the virtual screen is missing
 */
export const findWebKit = (): string | undefined =>
  onPath(['WebKitWebDriver']).some(runs) && onPath(['Xvfb']).some(runs)
    ? globSync('/usr/{lib,lib64,libexec}/{,*/}webkit*gtk-*/MiniBrowser').find(runs)
    : undefined
