import { accessSync, constants, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** What Chromium needs to run as root, without a screen and without calling home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether a file is there and may be run. */
export const runs = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium of Playwright's own, where it was downloaded. */
function downloaded(): string[] {
  const folder = path.join(homedir(), '.cache', 'ms-playwright')
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith('chromium-'))
      .flatMap((name) =>
        ['chrome-linux64', 'chrome-linux'].map((inner) => path.join(folder, name, inner, 'chrome')),
      )
  } catch {
    return []
  }
}

/** Where programs of these names would be, folder by folder of `PATH`. */
export const onPath = (names: string[]) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/**
 * Where a Chromium is: the one that `CHROMIUM_PATH` names, the system's, or Playwright's.
 * @returns its path, or undefined where there is none
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...onPath(SYSTEM_NAMES), ...downloaded()]
    .filter(Boolean)
    .find(runs)
}

/**
 * Where Chromium's headless shell is: the same engine without the browser around it, a third faster
 * here. It draws text a little differently, so what looks or measures takes the whole browser.
 * @returns its path, or undefined where there is none
 */
export function findHeadlessShell(): string | undefined {
  return onPath(['chromium-headless-shell']).find(runs)
}
