/**
 * `npm run bench`: measures the figures of `docs/figures.md` on this machine: Lighthouse for every
 * page, page changes, input to next paint, layout shift, script and styles, and the message server.
 * Options: `--runs 3` (medians of this many), `--pages /,/about`, `--desktop`,
 * `--only pages|first-view|navigation|interactions|layout-shift|bundle|nginx|messages`.
 */
import { availableParallelism, loadavg } from 'node:os'
import { measureBundle } from './bench/bundle.ts'
import { measureFirstView } from './bench/first-view.ts'
import { measureInteractions } from './bench/interactions.ts'
import { measureLayoutShift } from './bench/layout-shift.ts'
import { measureNavigation } from './bench/navigation.ts'
import { readOptions } from './bench/options.ts'
import { measurePages, startBrowser } from './bench/pages.ts'
import { compareWithNginx } from './bench/static-files.ts'
import { isStale } from './is-stale.ts'
import { pagePaths } from './page-paths.ts'
import { run } from './run.ts'
import { serveSite } from './serve-site.ts'

/** A page with one drawing, without font, script or stylesheet: a baseline for the machine itself. */
const BARE = '/office-map.html'
const HIDDEN = ['/404', '/contact/thanks', '/privacy']

function optionsOrEnd() {
  const known = [...pagePaths(), BARE]
  const usual = known.filter((path) => !HIDDEN.includes(path))
  try {
    return readOptions(process.argv.slice(2), known, usual)
  } catch (issue) {
    console.error((issue as Error).message)
    process.exit(1)
  }
}

const { runs, pages, desktop, wants } = optionsOrEnd()

if (isStale() && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1)

// Other work on the machine makes the times longer.
console.log(
  `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
)

const server = await serveSite()
const browser = await startBrowser()
const withScripts = pages.filter((path) => path !== BARE && path !== '/404')
if (wants('pages')) await measurePages(server.url, pages, runs, desktop)
if (wants('first-view')) await measureFirstView(server.url, runs)
if (wants('navigation')) await measureNavigation(server.url, runs)
if (wants('interactions')) await measureInteractions(browser, server.url, runs)
if (wants('layout-shift')) await measureLayoutShift(browser, server.url, withScripts)
if (wants('bundle')) await measureBundle(browser, server.url, withScripts)
await browser.close()
await server.stop()

if (wants('nginx')) await compareWithNginx()
if (wants('messages')) process.exitCode = await run('node', ['server/bench.ts'])
