import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { chromiumArguments, findChromium } from '../chromium.ts'

/** Lighthouse's figures of one page; times in milliseconds, sizes in kilobytes (1,000 bytes). */
export type PageFigures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
  total: number
  script: number
}

const DEBUGGING_PORT = 9333

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

type Audits = Record<string, { numericValue?: number; details?: unknown }>
type ResourceSummary = { items: { resourceType: string; transferSize: number }[] }

function figuresOf(
  categories: Record<string, { score: number | null }>,
  audits: Audits,
): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const summary = audits['resource-summary']?.details as ResourceSummary | undefined
  const size = (type: string) =>
    (summary?.items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1000
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    total: size('total') || number('total-byte-weight') / 1000,
    script: size('script'),
  }
}

const DESKTOP: Flags = {
  formFactor: 'desktop',
  screenEmulation: {
    mobile: false,
    width: 1350,
    height: 940,
    deviceScaleFactor: 1,
    disabled: false,
  },
  throttling: {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
}

/** Starts the browser that Lighthouse drives. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })

/**
 * One run of Lighthouse. On a machine that stalls, the browser may paint nothing within its time, or
 * close the page: such a run says nothing of the page, and is done again, twice at most.
 * @throws Error when the third fails as well
 */
async function measureOnce(url: string, desktop: boolean, triesLeft = 2): Promise<PageFigures> {
  const flags: Flags = {
    port: DEBUGGING_PORT,
    logLevel: 'silent',
    ...(desktop ? DESKTOP : {}),
  }
  const result = await lighthouse(url, flags).catch(() => undefined)
  const figures = result && figuresOf(result.lhr.categories, result.lhr.audits as unknown as Audits)
  if (figures && Object.values(figures).every(Number.isFinite)) return figures
  if (triesLeft === 0) throw new Error(`Lighthouse gave no figures for ${url}`)
  return measureOnce(url, desktop, triesLeft - 1)
}

/**
 * Measures one page as Lighthouse does, simulated throttling.
 * @param url the page's address
 * @param runs how often; the medians are given
 * @param desktop Lighthouse's desktop settings in place of its phone
 */
export async function measurePage(
  url: string,
  runs: number,
  desktop = false,
): Promise<PageFigures> {
  const all: PageFigures[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, desktop))
  const names = Object.keys(all[0] ?? {}) as (keyof PageFigures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as PageFigures
}
