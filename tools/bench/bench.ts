/**
 * `npm run bench`: measures first views of `--pages /,https://other.test/`, in turns, and page changes, for
 * `docs/figures.md`, as medians of `--runs 3`; with `--editor` the content editor instead.
 */
import { availableParallelism, loadavg } from 'node:os'
import puppeteer from 'puppeteer-core'
import { isStale } from '../build/is-stale.ts'
import { readOptions } from '../read-options.ts'
import { run } from '../run.ts'
import { chromiumArguments, findChromium } from '../test/chromium.ts'
import { serveSite } from '../test/serve-site.ts'
import { measureEditor } from './editor.ts'
import { measureFirstViews } from './first-view.ts'
import { measurePageChanges } from './page-changes.ts'

const { values } = readOptions('npm run bench -- [--runs 3] [--pages /,https://… | --editor]', {
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/' },
    editor: { type: 'boolean' },
  },
})
const runs = Number.parseInt(values.runs, 10) || 3
if (!values.editor && isStale() && (await run('node', ['tools/build/build.ts'])) !== 0)
  process.exit(1)

// Other work on the machine makes the times longer.
const load = loadavg()[0]?.toFixed(1)
console.log(`Load of the machine: ${load} on ${availableParallelism()} processors`)

const startChromium = (...more: string[]) =>
  puppeteer.launch({
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, ...more],
    defaultViewport: null,
  })

if (values.editor) await measureEditor(startChromium, runs)
else {
  const server = await serveSite()
  const addresses = values.pages.split(',').map((page) => new URL(page, server.url).href)
  await measureFirstViews(startChromium, addresses, runs)
  await measurePageChanges(startChromium, server.url, runs)
  await server.stop()
}
