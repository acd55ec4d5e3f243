/**
 * `npm run bench`: measures here and now the figures that the README quotes: Lighthouse for every
 * page, a page change against a page load, input to next paint of the controls, what is in the bundle, and the message server.
 * Options: `--runs 3` (medians of so many), `--pages /,/about`, `--desktop`, `--only pages|navigation|interactions|bundle|nginx|messages`.
 */
import { parseArgs } from 'node:util'
import { bundle } from './bench/bundle.ts'
import { measureInteractions } from './bench/interactions.ts'
import { measureNavigation } from './bench/navigation.ts'
import { measurePage, startBrowser } from './bench/pages.ts'
import { compareWithNginx } from './bench/static-files.ts'
import { isStale } from './is-stale.ts'
import { pagePaths } from './page-paths.ts'
import { run } from './run.ts'
import { serveSite } from './serve-site.ts'

const PARTS = ['pages', 'navigation', 'interactions', 'bundle', 'nginx', 'messages']
/** A page of one drawing, without font, script or stylesheet: what the machine itself takes. */
const BARE = '/office-map.html'
const HIDDEN = ['/404', '/contact/thanks', '/privacy']

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
    desktop: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs ${values.runs}: a whole number from 1 on is allowed`)
if (values.only && !PARTS.includes(values.only)) {
  throw new Error(`--only ${values.only}: allowed are ${PARTS.join(', ')}`)
}
const known = [...pagePaths(), BARE]
const paths = values.pages?.split(',') ?? known.filter((path) => !HIDDEN.includes(path))
const unknown = paths.filter((path) => !known.includes(path))
if (unknown.length > 0) {
  throw new Error(`--pages ${unknown.join(',')}: allowed are ${known.join(', ')}`)
}
const wants = (part: string) => !values.only || values.only === part

if (isStale() && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1)

if (wants('pages') || wants('navigation') || wants('interactions')) {
  const server = await serveSite()
  const browser = await startBrowser()
  if (wants('pages')) {
    console.log(
      `\nLighthouse, ${values.desktop ? 'desktop' : 'mobile'}, simulated throttling, medians of ${runs}`,
    )
    console.log(
      'page | perf | a11y | best | SEO | FCP ms | LCP ms | TBT ms | CLS | total KB | script KB',
    )
    for (const path of paths) {
      const page = await measurePage(server.url + path, runs, values.desktop)
      console.log(
        [
          path,
          page.performance,
          page.accessibility,
          page.bestPractices,
          page.seo,
          Math.round(page.firstPaint),
          Math.round(page.largestPaint),
          Math.round(page.blocking),
          page.layoutShift.toFixed(3),
          page.total.toFixed(1),
          page.script.toFixed(1),
        ].join(' | '),
      )
    }
  }
  if (wants('navigation')) {
    const { click, load } = await measureNavigation(browser, server.url, runs)
    console.log(
      `\nPage change, 4 times slower processor, slow 4G: ${Math.round(click)} ms by a click, ${Math.round(load)} ms as a document`,
    )
  }
  if (wants('interactions')) {
    console.log('\nInput to next paint, 4 times slower processor, ms')
    for (const { name, duration } of await measureInteractions(browser, server.url, runs))
      console.log(`${name} | ${duration}`)
  }
  await browser.close()
  await server.stop()
}

if (wants('bundle')) {
  console.log('\nscript | bytes | brotli | why')
  const scripts = bundle()
  for (const { name, size, brotli, reason } of scripts)
    console.log([name, size, brotli, reason].join(' | '))
  const sum = (key: 'size' | 'brotli') => scripts.reduce((total, script) => total + script[key], 0)
  console.log(['all', sum('size'), sum('brotli'), ''].join(' | '))
}

if (wants('nginx')) await compareWithNginx()

if (wants('messages')) process.exitCode = await run('node', ['server/bench.ts'])
