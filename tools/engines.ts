import { globSync } from 'node:fs'
import { onPath, runs } from './chromium.ts'

/**
 * Where Firefox is: the one that `FIREFOX_PATH` names, or the system's.
 * @returns its path, or undefined where there is none
 */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH ?? '', ...onPath(['firefox-esr', 'firefox'])].filter(Boolean).find(runs)

/**
 * Where the small browser of WebKitGTK is, which its driver moves; it comes with the library.
 * @returns its path, or undefined where it, its driver or the screen that it needs is missing
 */
export const findWebKit = (): string | undefined =>
  onPath(['WebKitWebDriver']).some(runs) && onPath(['Xvfb']).some(runs)
    ? globSync('/usr/{lib,lib64,libexec}/{,*/}webkit*gtk-*/MiniBrowser').find(runs)
    : undefined
