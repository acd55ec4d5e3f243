/**
 * `npm run scale`: builds scratch copies of the site with 10, 100 and 1,000 articles, prints time, memory
 * and sizes, and checks that only lists of articles grow with their number. The largest build takes
 * minutes; `npm run scale -- --up-to 100` skips it.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from './read-options.ts'
import { buildCopy } from './scale/build-copy.ts'
import { issuesOf } from './scale/check-build.ts'
import { grown, type Size, type Sizes, sizesOf } from './scale/page-sizes.ts'
import { writeArticles, writeServices } from './scale/write-content.ts'
import { scratchCopy } from './scratch-copy.ts'

const FEW_SERVICES = 8
const MANY_SERVICES = 100

/** The builds. Only those with equal numbers of services are compared, since every page's menu lists them. */
const RUNS = [
  { articles: 10, services: FEW_SERVICES },
  { articles: 100, services: FEW_SERVICES },
  { articles: 10, services: MANY_SERVICES },
  { articles: 1000, services: MANY_SERVICES },
]

type Run = (typeof RUNS)[number]

const kilobytes = ({ raw, sent }: Size = { raw: 0, sent: 0 }) =>
  `${(raw / 1000).toFixed(1)} (${(sent / 1000).toFixed(1)})`

/** The runs that the command line selects: all, or those up to a number of articles. */
function wantedRuns(): Run[] {
  const { 'up-to': upTo } = readOptions('npm run scale -- [--up-to ARTICLES]', {
    options: { 'up-to': { type: 'string', default: '1000' } },
  }).values
  const most = Number(upTo)
  const runs = RUNS.filter(({ articles }) => articles <= most)
  if (runs.length === 0) throw new Error(`--up-to ${upTo}: a number from 10 on is allowed`)
  return runs
}

/** Builds all runs one after the other, prints the figures, and sets the exit code. */
async function measure(): Promise<void> {
  const runs = wantedRuns()
  const folder = scratchCopy()
  const issues: string[] = []
  const table: Record<string, string | number>[] = []
  const sizes: Sizes[] = []
  try {
    for (const run of runs) {
      console.log(`Building ${run.articles} articles and ${run.services} services …`)
      writeArticles(folder, run.articles)
      writeServices(folder, run.services)
      const { seconds, cpu, megabytes } = await buildCopy(folder)
      const client = path.join(folder, 'build/client')
      const found = sizesOf(client)
      sizes.push(found)
      issues.push(
        ...issuesOf(client, run.articles).map((issue) => `${run.articles} articles: ${issue}`),
      )
      table.push({
        articles: run.articles,
        services: run.services,
        pages: [...found.keys()].filter((name) => name.endsWith('.html')).length,
        'build, s': Math.round(seconds),
        'processor, s': Math.round(cpu),
        'memory, MB': Math.round(megabytes),
        'home, KB': kilobytes(found.get('index.html')),
        '/blog, KB': kilobytes(found.get('blog/index.html')),
        'article, KB': kilobytes(found.get('blog/article-0007/index.html')),
      })
    }
  } catch (error) {
    // Print what was measured so far.
    issues.push(error instanceof Error ? error.message : String(error))
  } finally {
    rmSync(folder, { recursive: true })
  }
  console.table(table)
  console.log('Sizes in brackets: compressed, as they travel.')
  const of = (articles: number, services: number) =>
    sizes[runs.findIndex((run) => run.articles === articles && run.services === services)]
  const few = of(10, FEW_SERVICES)
  const many = of(100, FEW_SERVICES)
  const withServices = of(10, MANY_SERVICES)
  const manyWithServices = of(1000, MANY_SERVICES)
  if (few && many) issues.push(...grown(few, many))
  if (withServices && manyWithServices) issues.push(...grown(withServices, manyWithServices))
  if (few && withServices) {
    const pageSize = (pages: Sizes) => pages.get('blog/article-0007/index.html')?.raw ?? 0
    const growth = (pageSize(withServices) - pageSize(few)) / (MANY_SERVICES - FEW_SERVICES)
    console.log(`One more service adds ${Math.round(growth)} bytes to every page: its menu entry.`)
  }
  for (const issue of issues) console.error(issue)
  process.exitCode = issues.length === 0 ? 0 : 1
}

await measure()
