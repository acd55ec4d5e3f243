/**
 * `npm run build`: checks the content, builds the site into a new folder, and then makes it the current
 * release in one step. Until then, and if the build fails, `build/client` is the previous release.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { PICTURES_READY } from './picture-progress.ts'
import { progress } from './progress.mjs'
import { readContentFolder } from './read-content-folder.ts'
import { readOptions } from './read-options.ts'
import { hasSite, newRelease, publish } from './releases.ts'
import { run } from './run.ts'
import { runQuietly } from './run-quietly.ts'
import { sourcesDigest } from './sources-digest.ts'
import { PAGES_WRITTEN } from './write-pages.ts'

const BUILD = 'build'

/** Progress output of the framework and our steps, which is not shown with an error. */
const CHATTER = /^(Pages written|Pictures ready): |^build\/|^\S+\.\.\.|^✓ |^$/

/** Builds into `folder`; shows the progress, and the output only if the build failed. */
async function build(folder: string): Promise<boolean> {
  const steps = [
    { line: PICTURES_READY, tell: progress('Pictures') },
    { line: PAGES_WRITTEN, tell: progress('Pages') },
  ]
  const { code, output } = await runQuietly(
    'react-router',
    ['build'],
    { BUILD_DIRECTORY: folder },
    (text) => {
      for (const { line, tell } of steps) {
        const [, done, all] = line.exec(text) ?? []
        if (done && all) tell(Number(done), Number(all))
      }
    },
  )
  if (code === 0) return true
  const rest = output.split('\n').filter((line) => !CHATTER.test(line))
  // An empty line first, because the progress on a terminal ends without a newline.
  console.error(['', ...rest].join('\n'))
  return false
}

/** Checks, builds and publishes. @returns the exit code */
async function main(): Promise<number> {
  const from = performance.now()
  // Before any source is read, so that later changes cause another build.
  const sources = sourcesDigest()
  console.log('Building the site')
  if ((await run('node', ['tools/check-content.ts'])) !== 0) return 1
  const hidden = readContentFolder().content?.hidden ?? []
  const [due] = hidden.flatMap(({ draft, from }) => (draft ? [] : from)).sort()
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

readOptions('npm run build')
process.exitCode = await main()
if (process.exitCode !== 0) {
  const rest = hasSite(BUILD) ? 'the site before it stays as it is' : 'there is no site yet'
  console.error(`The build failed; ${rest}.`)
}
