/**
 * `npm run build`: checks the content, builds the site into a folder of its own, and then makes it
 * the current one in one step. Whoever serves `build/client` goes on with the site before until then,
 * and for good where the build fails.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pagePaths } from './page-paths.ts'
import { PICTURES_READY } from './picture-progress.ts'
import { progress } from './progress.mjs'
import { readContentFolder } from './read-content-folder.ts'
import { hasSite, newRelease, publish } from './releases.ts'
import { run } from './run.ts'
import { runQuietly } from './run-quietly.ts'
import { sourcesDigest } from './sources-digest.ts'

const BUILD = 'build'

const PAGE_WRITTEN = /^Prerender \(html\): /

/** What the framework says of each file: worth nothing beside a fault. */
const CHATTER = /^Prerender \(|^Pictures ready: |^build\/|^\S+\.\.\.|^✓ |^$/

/**
 * The framework fetches each page from a server of its own, at times loses a connection to it, and
 * has no setting to try again: https://github.com/remix-run/react-router/issues/15255, decision 018.
 */
const LOST_CONNECTION = /Prerender: Request failed for .*(ECONNREFUSED|ECONNRESET|socket hang up)/

/** Builds into `folder`; shows how far it is, and what was printed only if it failed. */
async function build(folder: string): Promise<boolean> {
  const pictures = progress('Pictures')
  const pages = progress('Pages')
  const allPages = pagePaths().length
  let written = 0
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await runQuietly(
      'react-router',
      ['build'],
      { BUILD_DIRECTORY: folder },
      (line) => {
        const [, ready, all] = PICTURES_READY.exec(line) ?? []
        if (ready && all) pictures(Number(ready), Number(all))
        if (PAGE_WRITTEN.test(line) && written < allPages) pages(++written, allPages)
      },
    )
    if (code === 0) return true
    if (attempt > 1 || !LOST_CONNECTION.test(output)) {
      const rest = output.split('\n').filter((line) => !CHATTER.test(line))
      // After a count on a terminal, which stays on its line.
      console.error(['', ...rest].join('\n'))
      return false
    }
    console.log('  The framework lost the connection to its own server: once more')
    written = 0
  }
}

/** Checks, builds and publishes; an exit code. */
async function main(): Promise<number> {
  const from = performance.now()
  // Before anything is read: what is changed from here on is built the next time.
  const sources = sourcesDigest()
  console.log('Building the site')
  if ((await run('node', ['tools/check-content.ts'])) !== 0) return 1
  const scheduled = readContentFolder().content?.scheduled ?? []
  const [due] = scheduled.map(({ published }) => published).sort()
  const folder = newRelease(BUILD)
  if (!(await build(folder))) {
    rmSync(folder, { recursive: true, force: true })
    return 1
  }
  rmSync(path.join(folder, 'server'), { recursive: true, force: true })
  publish(BUILD, folder, sources, due)
  console.log(`Built in ${Math.round((performance.now() - from) / 1000)} s: ${BUILD}/client`)
  return 0
}

process.exitCode = await main()
if (process.exitCode !== 0) {
  const rest = hasSite(BUILD) ? 'the site before it stays as it is' : 'there is no site yet'
  console.error(`The build failed; ${rest}.`)
}
