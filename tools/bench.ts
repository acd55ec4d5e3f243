/**
 * `npm run bench`: measures the figures of `docs/figures.md` on this machine.
 *
 * `--only lighthouse|page-changes`; `--runs 3`: medians of this many; `--pages /,/about` instead of one
 * page of each kind; `--beside FOLDER`: another
 * site's static files, measured in turns with ours, at the same paths or at those that `--pages` pairs:
 * `--pages /,/products/crm=/services`.
 */
import { availableParallelism, loadavg } from 'node:os'
import { measureWithLighthouse } from './bench/lighthouse.ts'
import { measurePageChanges } from './bench/page-changes.ts'
import { serveFolder } from './bench/serve-folder.ts'
import { isStale } from './is-stale.ts'
import { pageOfEachKind } from './page-paths.ts'
import { readOptions } from './read-options.ts'
import { run } from './run.ts'
import { serveSite } from './serve-site.ts'

const ALLOWED = '--only lighthouse|page-changes, --runs 3, --pages /,/about, --beside FOLDER'
const { values } = readOptions(ALLOWED, {
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
    beside: { type: 'string' },
  },
})
const { only, beside } = values
const runs = Number(values.runs)
const pages = values.pages?.split(',') ?? pageOfEachKind()
const wants = (part: string) => only === undefined || only === part
if (!(runs >= 1) || !['lighthouse', 'page-changes'].some(wants)) {
  console.error(`Allowed: ${ALLOWED}`)
  process.exit(2)
}

if (isStale() && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1)

// Other work on the machine makes the times longer.
const load = loadavg()[0]?.toFixed(1)
console.log(`Load of the machine: ${load} on ${availableParallelism()} processors`)

const server = await serveSite()
const other = beside === undefined ? undefined : await serveFolder(beside)
if (wants('lighthouse')) await measureWithLighthouse(server.url, pages, runs, other)
if (wants('page-changes')) await measurePageChanges(server.url, runs)
other?.stop()
await server.stop()
