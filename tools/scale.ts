/**
 * `npm run scale`: builds scratch copies of the site with 10, 100 and 1,000 articles, prints what
 * that costs, and makes sure that no page but the blog list grows with them. The largest takes ten
 * minutes; `npm run scale -- --up-to 100` leaves it out.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { ARTICLES_PER_PAGE } from './page-paths.ts'
import { scratchCopy } from './scratch-copy.ts'

const FEW_SERVICES = 8
const MANY_SERVICES = 100

/** What is built. Runs with as many services are compared: the menu of every page names them all. */
const RUNS = [
  { articles: 10, services: FEW_SERVICES },
  { articles: 100, services: FEW_SERVICES },
  { articles: 10, services: MANY_SERVICES },
  { articles: 1000, services: MANY_SERVICES },
]

/** Teasers on Home (specification, section 9). */
const TEASERS = 5

/** Bytes by which a page may differ between two builds: a number with more digits, no more. */
const SLACK = 64

/** Day of the newest article, and the step to the one before. */
const NEWEST = Date.UTC(2026, 0, 1)
const DAY = 86_400_000

type Run = (typeof RUNS)[number]

/** A page's size in bytes, as it stands and as it travels. */
type Size = { raw: number; sent: number }

type Sizes = Map<string, Size>

const numbered = (index: number) => String(index).padStart(4, '0')

/** A sentence that stands in one article's text and nowhere else. */
const markOf = (index: number) => `This is the text of article ${numbered(index)} alone.`
const MARK = /This is the text of article (\d{4}) alone\./g

/** Puts so many articles in the place of the real ones: one real text, each time with its mark. */
function writeArticles(folder: string, count: number): void {
  const [sample = ''] = globSync('content/articles/*.md').sort()
  const [, head = '', body] = readFileSync(sample, 'utf8').split(/^---\n/m)
  const fields = parse(head)
  const articles = path.join(folder, 'content/articles')
  rmSync(articles, { recursive: true })
  mkdirSync(articles)
  for (let index = 0; index < count; index++) {
    // The newest are the same ones however many there are, and so is what other pages show of them.
    const published = new Date(NEWEST - index * DAY).toISOString().slice(0, 10)
    const title = `Article ${numbered(index)}`
    const yaml = stringify({ ...fields, title, published, seo: { ...fields.seo, title } })
    const file = path.join(articles, `article-${numbered(index)}.md`)
    writeFileSync(file, `---\n${yaml}---\n\n${markOf(index)}\n${body}`)
  }
}

/** Adds services, copies of a real one, until there are so many. */
function writeServices(folder: string, count: number): void {
  const files = globSync(path.join(folder, 'content/services/*.yaml')).sort()
  const fields = parse(readFileSync(files[0] ?? '', 'utf8'))
  for (let order = files.length + 1; order <= count; order++) {
    const menuLabel = `Service ${numbered(order)}`
    const related = files.slice(0, 3).map((file) => path.basename(file, '.yaml'))
    writeFileSync(
      path.join(folder, `content/services/service-${numbered(order)}.yaml`),
      stringify({ ...fields, order, title: menuLabel, menuLabel, related }),
    )
  }
}

/** Builds a folder in a process of its own, and says what the process took. */
async function build(folder: string) {
  const usage = path.join(folder, 'usage.json')
  const log = path.join(folder, 'build.log')
  const atExit = `
    import { writeFileSync } from 'node:fs'
    import { isMainThread } from 'node:worker_threads'
    const write = () => writeFileSync(${JSON.stringify(usage)}, JSON.stringify(process.resourceUsage()))
    if (isMainThread) process.on('exit', write)`
  const from = performance.now()
  const output = openSync(log, 'w')
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(atExit)}`,
      'node_modules/@react-router/dev/bin.cjs',
      'build',
    ],
    { cwd: folder, stdio: ['ignore', output, output], env: { ...process.env, NO_COLOR: '1' } },
  )
  const end = await new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  )
  if (end !== 0) {
    throw new Error(`The build ended with ${end}:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  }
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(usage, 'utf8'))
  return {
    seconds: (performance.now() - from) / 1000,
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  }
}

/** What a built copy must hold whatever its size; each fault is a line. */
function faultsOf(client: string, { articles }: Run): string[] {
  const faults: string[] = []
  const read = (name: string) => readFileSync(path.join(client, name), 'utf8')
  const marksIn = (name: string) => new Set(Array.from(read(name).matchAll(MARK), ([, id]) => id))

  let texts = 0
  for (const name of globSync('**/*.{html,data}', { cwd: client })) {
    const own = /^blog\/article-(\d{4})(?:\.data|\/index\.html)$/.exec(name)?.[1]
    const marks = marksIn(name)
    // A page's data also stand in a module of its own, which the application reads when it wakes.
    if (name.endsWith('.html')) {
      const [module] = /assets\/data-[\w-]+\.js/.exec(read(name)) ?? []
      for (const mark of module ? marksIn(module) : []) marks.add(mark)
    }
    if (marks.delete(own)) texts++
    if (marks.size > 0) faults.push(`${name} holds the text of ${marks.size} other articles`)
  }
  if (texts !== articles * 2) {
    faults.push(`${texts} pages and data files hold the text of their own, not ${articles * 2}`)
  }
  for (const name of globSync('assets/*.js', { cwd: client })) {
    const { size } = marksIn(name)
    if (size > (name.startsWith('assets/data-') ? 1 : 0)) {
      faults.push(`${name} holds the text of ${size} articles`)
    }
  }

  const teasers = new Set(read('index.html').match(/\/blog\/article-\d{4}/g))
  if (teasers.size !== TEASERS) faults.push(`Home shows ${teasers.size} teasers, not ${TEASERS}`)

  const pages = Math.ceil(articles / ARTICLES_PER_PAGE)
  const fileOf = (page: number) => (page === 1 ? 'blog/index.html' : `blog/page/${page}/index.html`)
  const shown = new Set<string>()
  for (let page = 1; page <= pages; page++) {
    if (!existsSync(path.join(client, fileOf(page)))) {
      faults.push(`${fileOf(page)} is missing`)
      continue
    }
    const html = read(fileOf(page))
    for (const address of html.match(/href="\/blog\/article-\d{4}"/g) ?? []) shown.add(address)
    for (const [rel, neighbour] of [
      ['prev', page - 1],
      ['next', page + 1],
    ] as const) {
      const address = neighbour === 1 ? '/blog' : `/blog/page/${neighbour}`
      const link = [...html.matchAll(/<a\b[^>]*>/g)].find(
        ([tag]) => tag.includes(`rel="${rel}"`) && tag.includes(`href="${address}"`),
      )
      const expected = neighbour >= 1 && neighbour <= pages
      if (expected !== Boolean(link)) {
        faults.push(`${fileOf(page)} ${expected ? 'lacks its' : 'has a'} link to ${address}`)
      }
    }
  }
  if (existsSync(path.join(client, fileOf(pages + 1)))) faults.push(`${fileOf(pages + 1)} is empty`)
  if (shown.size !== articles) faults.push(`The list shows ${shown.size} of ${articles} articles`)
  return faults
}

/** The list has its second page from the 13th article on, and not before. */
function faultsOfPaging(folder: string): string[] {
  const script =
    'import { blogListPages } from "./tools/page-paths.ts"; console.log(blogListPages())'
  const pages = [ARTICLES_PER_PAGE, ARTICLES_PER_PAGE + 1].map((count) => {
    writeArticles(folder, count)
    const typed = ['--input-type=module', '--eval', script]
    return execFileSync(process.execPath, typed, { cwd: folder, encoding: 'utf8' }).trim()
  })
  return pages.join() === '1,2' ? [] : [`12 and 13 articles make ${pages.join(' and ')} list pages`]
}

/** Size of every page and of its data, by file name. */
function sizesOf(client: string): Sizes {
  const names = globSync('**/{index.html,*.data}', { cwd: client })
  return new Map(
    names.map((name) => {
      const file = path.join(client, name)
      const sent = existsSync(`${file}.br`) ? `${file}.br` : file
      return [name, { raw: statSync(file).size, sent: statSync(sent).size }]
    }),
  )
}

/** Pages that stand in both builds and are larger in the second; the blog list may be. */
function grown(small: Sizes, large: Sizes): string[] {
  return [...small].flatMap(([name, { raw }]) => {
    const growth = (large.get(name)?.raw ?? 0) - raw
    if (growth <= SLACK || /^blog(?:\.data|\/index\.html|\/page\/)/.test(name)) return []
    return [`${name} grows by ${growth} bytes`]
  })
}

const kilobytes = ({ raw, sent }: Size = { raw: 0, sent: 0 }) =>
  `${(raw / 1000).toFixed(1)} (${(sent / 1000).toFixed(1)})`

/** What the command line asks for: all runs, or those with at most so many articles. */
function wantedRuns(): Run[] {
  const { values } = parseArgs({ options: { 'up-to': { type: 'string', default: '1000' } } })
  const most = Number(values['up-to'])
  const runs = RUNS.filter(({ articles }) => articles <= most)
  if (runs.length === 0)
    throw new Error(`--up-to ${values['up-to']}: a number from 10 on is allowed`)
  return runs
}

/** Builds all runs one after the other, prints what they cost, and sets the exit code. */
async function measure(): Promise<void> {
  const runs = wantedRuns()
  const folder = scratchCopy()
  const faults: string[] = []
  const table: Record<string, string | number>[] = []
  const sizes: Sizes[] = []
  try {
    faults.push(...faultsOfPaging(folder))
    for (const run of runs) {
      console.log(`Building ${run.articles} articles and ${run.services} services …`)
      writeArticles(folder, run.articles)
      writeServices(folder, run.services)
      const { seconds, cpu, megabytes } = await build(folder)
      const client = path.join(folder, 'build/client')
      const found = sizesOf(client)
      sizes.push(found)
      faults.push(...faultsOf(client, run).map((fault) => `${run.articles} articles: ${fault}`))
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
        'its data, KB': kilobytes(found.get('blog/article-0007.data')),
      })
    }
  } catch (error) {
    // What was measured before is worth printing.
    faults.push(error instanceof Error ? error.message : String(error))
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
  if (few && many) faults.push(...grown(few, many))
  if (withServices && manyWithServices) faults.push(...grown(withServices, manyWithServices))
  if (few && withServices) {
    const pageSize = (pages: Sizes) => pages.get('blog/article-0007/index.html')?.raw ?? 0
    const growth = (pageSize(withServices) - pageSize(few)) / (MANY_SERVICES - FEW_SERVICES)
    console.log(`One more service adds ${Math.round(growth)} bytes to every page: its menu entry.`)
  }
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.main) await measure()
