import puppeteer from 'puppeteer-core'
import { chromiumArguments, findChromium } from '../chromium.ts'

/** Starts Chromium without emulation, with further arguments. */
export const startChromium = (...more: string[]) =>
  puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, ...more],
    defaultViewport: null,
  })
