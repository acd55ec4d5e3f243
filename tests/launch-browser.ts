import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium, findHeadlessShell } from '../tools/test/chromium.ts'

/** Starts Chromium for tests that drive it beside other programs. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: chromiumArguments,
  })
