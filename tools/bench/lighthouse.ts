import lighthouse, { type Result } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import type { Browser } from 'puppeteer-core'

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
  'first paint ms': time('first-contentful-paint'),
  'largest paint ms': time('largest-contentful-paint'),
  'blocking ms': time('total-blocking-time'),
  'layout shift': time('cumulative-layout-shift'),
  'all KB': kilobytes('total'),
  document: kilobytes('document'),
  scripts: kilobytes('script'),
}

/**
 * Measures pages in turns with Lighthouse, with simulated throttling, before any interaction, and prints of
 * each page the run that Lighthouse takes for the median.
 */
export async function measureWithLighthouse(
  start: () => Promise<Browser>,
  addresses: string[],
  runs: number,
): Promise<void> {
  const browser = await start()
  const measured = new Map<string, Result[]>(addresses.map((address) => [address, []]))
  for (let run = 0; run < runs; run += 1)
    for (const [address, results] of measured) {
      const page = await browser.newPage()
      // A run fails when a stalling machine does not paint in time.
      const result = await lighthouse(address, { logLevel: 'silent' }, undefined, page).catch(
        () => {},
      )
      if (result && !result.lhr.runtimeError) results.push(result.lhr)
      await page.close()
    }
  await browser.close()
  console.log(`\nLighthouse, mobile, medians of ${runs}`)
  console.log(['page', ...Object.keys(COLUMNS)].join(' | '))
  for (const [address, results] of measured) {
    const median = computeMedianRun(results)
    const figures = Object.values(COLUMNS).map((figure) => Number(figure(median).toFixed(2)))
    console.log([address, ...figures].join(' | '))
  }
}
