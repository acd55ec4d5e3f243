import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/** Flags to run as root, without a screen and without requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether a file exists and is executable. */
export const runs = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Candidate paths of these programs, in the order of `PATH`. */
export const onPath = (names: string[]) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/** The path of Chromium, if there is one: `CHROMIUM_PATH`, the system's, or Playwright's. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...onPath(SYSTEM_NAMES), chromium.executablePath()]
    .filter(Boolean)
    .find(runs)
}

/** The path of Chromium's headless shell: a third faster, but it renders text differently, so not for measurements. */
export function findHeadlessShell(): string | undefined {
  return onPath(['chromium-headless-shell']).find(runs)
}
