import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { median } from './median.ts'

/** Lighthouse's figures for one page; times in milliseconds, sizes in kilobytes (1,000 bytes). */
type PageFigures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  mainThread: number
  layoutShift: number
  total: number
  script: number
}

const DEBUGGING_PORT = 9333

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
    mainThread: number('mainthread-work-breakdown'),
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
 * One run of Lighthouse. On a stalling machine the browser may not paint in time, or close the page; such
 * a run says nothing about the page and is repeated, twice at most.
 * @throws Error if the third run fails as well
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

/** The median of each figure of a page, in the order of the table's columns. */
async function measurePage(url: string, runs: number, desktop: boolean): Promise<string[]> {
  const all: PageFigures[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, desktop))
  return COLUMNS.map(({ name, digits = 0 }) =>
    median(all.map((figures) => figures[name])).toFixed(digits),
  )
}

const COLUMNS: { name: keyof PageFigures; title: string; digits?: number }[] = [
  { name: 'performance', title: 'performance' },
  { name: 'accessibility', title: 'accessibility' },
  { name: 'bestPractices', title: 'best practices' },
  { name: 'seo', title: 'SEO' },
  { name: 'firstPaint', title: 'first paint ms' },
  { name: 'largestPaint', title: 'largest paint ms' },
  { name: 'blocking', title: 'blocking ms' },
  { name: 'mainThread', title: 'main thread ms' },
  { name: 'layoutShift', title: 'layout shift', digits: 3 },
  { name: 'total', title: 'all KB', digits: 1 },
  { name: 'script', title: 'script files KB', digits: 1 },
]

/**
 * Measures and prints pages with Lighthouse, with simulated throttling, before any interaction.
 * @param url address of the served site
 * @param paths the pages
 * @param runs the number of runs; medians are printed
 * @param desktop Lighthouse's desktop settings instead of its phone (412 px at 1.75, slow 4G, 4 times slower)
 */
export async function measurePages(
  url: string,
  paths: string[],
  runs: number,
  desktop: boolean,
): Promise<void> {
  console.log(
    `\nLighthouse, ${desktop ? 'desktop' : 'mobile'}, simulated throttling, nobody there, medians of ${runs}`,
  )
  console.log(['page', ...COLUMNS.map(({ title }) => title)].join(' | '))
  for (const path of paths)
    console.log([path, ...(await measurePage(url + path, runs, desktop))].join(' | '))
}
