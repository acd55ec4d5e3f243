/** `npm run build`: checks the content and builds a new release. If that fails, `build/client` stays the previous one. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { readContentFolder } from '../content/read-content-folder.ts'
import { readOptions } from '../read-options.ts'
import { run } from '../run.ts'
import { hasSite, newRelease, publish } from './releases.ts'
import { sourcesDigest } from './sources-digest.ts'

const BUILD = 'build'

/** Checks, builds and publishes. @returns the exit code */
async function main(): Promise<number> {
  const from = performance.now()
  // Before any source is read, so that later changes cause another build.
  const sources = sourcesDigest()
  console.log('Building the site; the first time, encoding all pictures takes most of a minute')
  if ((await run('node', ['tools/content/check-content.ts'])) !== 0) return 1
  const hidden = readContentFolder().content?.hidden ?? []
  const [due] = hidden.flatMap(({ draft, from }) => (draft ? [] : from)).sort()
  const folder = newRelease(BUILD)
  const environment = {
    BUILD_DIRECTORY: folder,
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  }
  if ((await run('react-router', ['build', '--logLevel', 'error'], environment)) !== 0) {
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
