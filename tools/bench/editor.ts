import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { startProgram } from '../../tests/start-program.ts'
import { scratchCopy } from '../test/scratch-copy.ts'

/** The file whose form is typed in, its page, and its field. */
const FORM = '#services/seo.yaml'
const PAGE = '/services/seo'
const FIELD = '#field\\.title'
const KEYS = 40
/** Between two keys of a quick writer; the content is checked only in a pause. */
const BETWEEN_KEYS = 120
/** The wait until nothing happens any more, in milliseconds: Node gives memory back after 20 to 30 s. */
const SETTLED = 40_000

const megabytes = (pid: number) =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024,
  )

/** Starts the editor in a copy and types into a form. @returns what is printed, by its name */
async function measureOnce(folder: string, browser: Browser): Promise<Record<string, number>> {
  const started = performance.now()
  const program = ['tools/ensure-installed.mjs', 'editor/main.ts', '--no-open']
  const { child, ended, url } = await startProgram(folder, program, {}, /^The editor is at (\S+)/m)
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${url}/${FORM}`)
  const frame = await page.waitForFrame((one) => one.url().endsWith(PAGE))
  await frame.waitForSelector('[data-hydrated] h1', { timeout: 120_000 })
  const first = performance.now() - started
  await sleep(SETTLED)
  const rest = megabytes(child.pid ?? 0)
  const session = await page.createCDPSession()
  // Processor time: by the wall clock, other programs would count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await busy()
  await page.type(FIELD, 'k'.repeat(KEYS), { delay: BETWEEN_KEYS })
  const keys = (await busy()) - before
  await page.close()
  child.kill()
  await ended
  return {
    'start to first preview, s': first / 1000,
    'memory at rest with the preview open, MB': rest,
    'processor a key, ms': keys / KEYS,
  }
}

/** Measures and prints the editor's start, memory and keys. */
export async function measureEditor(start: () => Promise<Browser>, runs: number): Promise<void> {
  const folder = scratchCopy()
  const browser = await start()
  console.log(`\nThe editor | medians of ${runs} | least to most`)
  const found: Record<string, number>[] = []
  // The first start in a folder also builds the editor's page and bundles the site's packages.
  await measureOnce(folder, browser)
  for (let run = 0; run < runs; run += 1) found.push(await measureOnce(folder, browser))
  for (const name of Object.keys(found[0] ?? {})) {
    const all = found.map((one) => one[name] ?? 0).sort((one, other) => one - other)
    const shown = (value = 0) => value.toFixed(value < 100 ? 1 : 0)
    console.log(
      `${name} | ${shown(all[Math.floor(runs / 2)])} | ${shown(all[0])} to ${shown(all.at(-1))}`,
    )
  }
  await browser.close()
  rmSync(folder, { recursive: true })
}
