import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { currentRelease, newRelease, publish } from '../../tools/build/releases.ts'
import { runQuietly } from '../../tools/run.ts'
import { scratchCopy } from '../../tools/test/scratch-copy.ts'
import { buildIn } from '../built-site.ts'
import { eventually } from './support/eventually.ts'
import { putSite } from './support/site.ts'
import { startHere } from './support/start-here.ts'
import { temporaryFolder } from './support/test-database.ts'

const PAGES = ['/', '/about']
const DAY = 24 * 60 * 60_000

/** How long a build may take on a busy machine. */
const BUILT = { timeout: 300_000 }

/** The script of a page, which differs from build to build. */
const scriptOf = (name: string, page: string) => `build("${name}", "${page}")`

/** Writes a site of two pages, as a build would, and makes it the current one. */
function publishSite(build: string, name: string, now?: number): void {
  const folder = newRelease(build)
  writeSite(folder, name)
  publish(build, folder, `sources of ${name}`, undefined, now)
}

function writeSite(folder: string, name: string): void {
  for (const page of PAGES) {
    const script = scriptOf(name, page)
    mkdirSync(path.join(folder, 'client', page), { recursive: true })
    writeFileSync(path.join(folder, 'client', page, 'index.html'), `<script>${script}</script>`)
  }
  mkdirSync(path.join(folder, 'client/assets'))
  writeFileSync(path.join(folder, `client/assets/app-${name}.js`), name)
  putSite({}, {}, folder)
}

async function serve(build: string) {
  const server = await startHere({ SITE_DIR: path.join(build, 'client') })
  const get = (address: string) => fetch(server.url + address)
  const page = async (address: string) => {
    const answer = await get(address)
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(await answer.text()) ?? []
    return { status: answer.status, script }
  }
  return { get, page }
}

test('A build is published on Windows without the right to make links, and so is the next', async () => {
  const build = temporaryFolder()
  // What Windows does: it allows junctions alone, to folders by their whole path, and replaces none.
  const windows = `
    import fs from 'node:fs'
    import module from 'node:module'
    import path from 'node:path'
    Object.defineProperty(process, 'platform', { value: 'win32' })
    const { symlinkSync, renameSync } = fs
    const fail = () => { throw Object.assign(new Error('EPERM'), { code: 'EPERM' }) }
    fs.symlinkSync = (to, link, type) => {
      const whole = path.resolve(path.dirname(link), to)
      if (type !== 'junction' || !fs.statSync(whole).isDirectory()) fail()
      symlinkSync(whole + '/', link)
    }
    fs.renameSync = (from, to) => (fs.existsSync(to) ? fail() : renameSync(from, to))
    module.syncBuiltinESMExports()`
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { currentRelease, newRelease, publish } from './tools/build/releases.ts'
    for (const name of ['first', 'second', 'third']) {
      const folder = newRelease(${JSON.stringify(build)})
      mkdirSync(folder + '/client')
      writeFileSync(folder + '/client/index.html', name)
      publish(${JSON.stringify(build)}, folder, name)
      if (currentRelease(${JSON.stringify(build)}).sources !== name) throw new Error(name)
    }`
  const preload = `data:text/javascript,${encodeURIComponent(windows)}`
  const args = ['--import', preload, '--input-type=module', '--eval', program]
  expect(await runQuietly(process.execPath, args)).toEqual({ code: 0, output: '' })
  expect(readFileSync(path.join(build, 'client/index.html'), 'utf8')).toBe('third')
})

test('Two builds of the same sources are the same, byte by byte', async () => {
  const [one, other] = [scratchCopy(), scratchCopy()].map(async (folder) => {
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await buildIn(folder)
    const deep = { recursive: true, withFileTypes: true } as const
    const entries = readdirSync(path.join(folder, 'build/current/'), deep)
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => `${path.relative(folder, file)} ${hash('sha256', readFileSync(file))}`)
      .sort()
  })
  expect(await one).toContainEqual(expect.stringContaining('security.txt '))
  expect(await one).toEqual(await other)
})

test('While a site is served, a build replaces it at once: every response is a page', async () => {
  const build = temporaryFolder()
  publishSite(build, 'first')
  const { page } = await serve(build)
  const wrong: object[] = []
  let asked = 0
  let over = false
  onTestFinished(() => {
    over = true
  })
  const visitor = async (address: string) => {
    while (!over) {
      const answer = await page(address)
      asked++
      if (answer.status !== 200 || !answer.script) wrong.push({ address, ...answer })
    }
  }
  const visitors = Promise.all([...PAGES, ...PAGES].map(visitor))
  for (const name of ['second', 'third', 'fourth', 'fifth']) {
    publishSite(build, name)
    await eventually(() => page('/').then(({ script }) => script)).toBe(scriptOf(name, '/'))
  }
  over = true
  await visitors
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(PAGES.length * 5)
})

test('While a site is served, a build keeps the assets of open pages for a week after they left the site, over any number of builds', async () => {
  const build = temporaryFolder()
  publishSite(build, 'first', 0)
  const { get, page } = await serve(build)
  const later = async (name: string, days: number) => {
    publishSite(build, name, days * DAY)
    await eventually(() => page('/').then(({ script }) => script)).toBe(scriptOf(name, '/'))
    const assets = ['first', 'second', 'third']
    return Promise.all(assets.map(async (one) => (await get(`/assets/app-${one}.js`)).status))
  }
  expect(await later('second', 100)).toEqual([200, 200, 404])
  expect(await later('third', 103)).toEqual([200, 200, 200])
  expect(await later('fourth', 106)).toEqual([200, 200, 200])
  expect(await (await get('/assets/app-first.js')).text()).toBe('first')
  expect(await later('fifth', 107)).toEqual([404, 200, 200])
  expect(await later('sixth', 112)).toEqual([404, 404, 200])
  // An asset that comes back belongs to the site again.
  expect(await later('second', 113)).toEqual([404, 200, 404])
  expect(await later('seventh', 119)).toEqual([404, 200, 404])
})

test('A build whose record a crash has cut short counts as missing, and the next one follows', () => {
  const build = temporaryFolder()
  publishSite(build, 'first')
  writeFileSync(path.join(build, 'current/release.json'), '{"sources":"sour')
  expect(currentRelease(build)).toBe(undefined)
  publishSite(build, 'second')
  expect(currentRelease(build)).toMatchObject({ sources: 'sources of second' })
})

test('While a site is served, a build removes older builds, but not the one that is served', () => {
  const build = temporaryFolder()
  const names = ['a', 'b', 'c', 'broken-off', 'being-built']
  for (const name of names) {
    const folder = path.join(build, 'releases', name)
    writeSite(folder, name)
    if (name.length === 1) publish(build, folder, name)
    if (name !== 'being-built') utimesSync(folder, 0, 0)
  }
  const own = path.basename(newRelease(build))
  expect(readdirSync(path.join(build, 'releases'))).toEqual([own, 'b', 'being-built', 'c'])
})

test.each([
  ['the content', 'content/site.yaml', 'url: [', 'content/site.yaml'],
  ['a page', 'app/pages/about/about.tsx', 'export default function (', 'about.tsx'],
])(
  'A build that fails by an error in %s changes nothing, and says so',
  BUILT,
  async (_, file, error, named) => {
    const folder = scratchCopy()
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const build = path.join(folder, 'build')
    publishSite(build, 'first')
    writeFileSync(path.join(folder, file), error)
    const { page } = await serve(build)
    const output = await buildIn(folder).catch(String)
    expect(output).toContain(named)
    expect(output).toMatch(/^The build failed; the site before it stays as it is\.$/m)
    expect(await page('/')).toMatchObject({ status: 200, script: scriptOf('first', '/') })
    expect(currentRelease(build)?.sources).toBe('sources of first')
  },
)
