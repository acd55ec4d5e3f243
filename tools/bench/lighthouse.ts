import lighthouse, { type Result } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import type { Browser } from 'puppeteer-core'
import type { OtherSite } from './serve-folder.ts'
import { startChromium } from './start-chromium.ts'

type Summary = { items: { resourceType: string; transferSize: number }[] }

const time = (audit: string) => (run: Result) => run.audits[audit]?.numericValue ?? Number.NaN
const score = (category: string) => (run: Result) => (run.categories[category]?.score ?? 0) * 100
const kilobytes = (type: string) => (run: Result) => {
  const summary = run.audits['resource-summary']?.details as unknown as Summary | undefined
  const sum = summary?.items.find(({ resourceType }) => resourceType === type)
  return (sum?.transferSize ?? 0) / 1000
}

/** What is printed: scores, times in milliseconds, sizes as sent in units of 1,000 bytes. */
const COLUMNS: Record<string, (run: Result) => number> = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  SEO: score('seo'),
  'first paint ms': time('first-contentful-paint'),
  'largest paint ms': time('largest-contentful-paint'),
  'blocking ms': time('total-blocking-time'),
  'layout shift': time('cumulative-layout-shift'),
  'all KB': kilobytes('total'),
  document: kilobytes('document'),
  styles: kilobytes('stylesheet'),
  fonts: kilobytes('font'),
  pictures: kilobytes('image'),
  scripts: kilobytes('script'),
}

/** One run of Lighthouse; undefined if it failed, as when a stalling machine does not paint in time. */
async function runOnce(browser: Browser, url: string) {
  const page = await browser.newPage()
  const options = { logLevel: 'silent' } as const
  const result = await lighthouse(url, options, undefined, page).catch(() => undefined)
  await page.close()
  return result?.lhr.runtimeError ? undefined : result?.lhr
}

/** The successful runs of each page, measured in turns. */
async function inTurns(browser: Browser, addresses: Record<string, string>, runs: number) {
  const all: Record<string, Result[]> = {}
  for (let run = 0; run < runs; run += 1)
    for (const [name, address] of Object.entries(addresses)) {
      const result = await runOnce(browser, address)
      all[name] = [...(all[name] ?? []), ...(result ? [result] : [])]
    }
  return all
}

const rounded = (figure: number) => Number(figure.toFixed(figure < 10 ? 2 : 1))
const ratio = (ours: number, theirs = 0) => (theirs ? rounded(ours / theirs) : '')

/**
 * Measures and prints pages with Lighthouse, with simulated throttling, before any interaction: of each page
 * the run that Lighthouse takes for the median.
 * @param paths our pages; `/crm=/services` names the other site's page as well
 * @param other a site to compare with, measured in turns with ours
 */
export async function measureWithLighthouse(
  url: string,
  paths: string[],
  runs: number,
  other?: OtherSite,
): Promise<void> {
  const browser = await startChromium()
  console.log(`\nLighthouse, mobile, medians of ${runs}`)
  console.log(['page', ...Object.keys(COLUMNS)].join(' | '))
  for (const pair of paths) {
    const [path = '', theirPath = path] = pair.split('=')
    const addresses = { [path]: url + path }
    if (other?.has(theirPath)) addresses[`beside: ${theirPath}`] = other.url + theirPath
    const measured = await inTurns(browser, addresses, runs)
    const rows = Object.entries(measured).map(([name, lasting]) => {
      const run = computeMedianRun(lasting)
      const figures = Object.values(COLUMNS).map((figure) => figure(run))
      console.log([name, ...figures.map(rounded)].join(' | '))
      return figures
    })
    const [ours, theirs] = rows
    if (ours && theirs)
      console.log(['ratio', ...ours.map((own, i) => ratio(own, theirs[i]))].join(' | '))
  }
  await browser.close()
}
