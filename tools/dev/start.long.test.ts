import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { acquireLock } from '../../server/store/sqlite.ts'
import { eventually } from '../../tests/server/support/eventually.ts'
import { putSite } from '../../tests/server/support/site.ts'
import { newRelease, publish } from '../build/releases.ts'
import { sourcesDigest } from '../build/sources-digest.ts'
import { scratchCopy } from '../test/scratch-copy.ts'

let folder = ''
beforeEach(() => {
  folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = path.join(folder, 'build')
  const release = newRelease(build)
  putSite({}, { 'index.html': 'as built' }, release)
  publish(build, release, sourcesDigest(folder))
})

/** Starts the copy as `npm start` does; waits until it prints its address. */
async function start(program = 'node', args = ['tools/dev/start.ts']) {
  const env = { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data') }
  // A process group of its own, so that all of it can be killed.
  const child = spawn(program, args, { cwd: folder, env, detached: true })
  onTestFinished(() => endGroup(child.pid))
  let output = ''
  child.stderr.on('data', (text) => {
    output += text
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = / at (http:\S+)$/.exec(line) ?? []
    if (url) {
      const home = await (await fetch(url)).text()
      return { output, home, url, child }
    }
    output += `${line}\n`
  }
  throw new Error(`It does not serve: ${output}`)
}

test('A start whose build fails reports it, and serves the previous site', async () => {
  writeFileSync(path.join(folder, 'content/site.yaml'), 'url: [')
  const { output, home } = await start()
  expect(output).toContain('content/site.yaml')
  expect(output).toContain('The build failed; the site before it stays as it is.')
  expect(home).toBe('as built')
})

test('A folder whose path Vite cannot read is refused in a sentence', () => {
  const cwd = path.join(folder, 'a#b 100%')
  mkdirSync(cwd)
  const program = path.resolve('tools/ensure-installed.mjs')
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('name the folder without #')])
})

const onUnix = describe.skipIf(process.platform === 'win32')
onUnix('A SIGTERM ends the server, and releases port and database', () => {
  test.each([
    ['npm alone', 'npm', ['start', '--ignore-scripts']],
    ['its own process', 'node', ['tools/dev/start.ts']],
  ])('sent to %s', async (_, program, args) => {
    const { child, url } = await start(program, args)
    child.kill('SIGTERM')
    await eventually(() => fetch(url).catch(() => 'nobody')).toBe('nobody')
    await eventually(() => acquireLock(path.join(folder, 'data')).close()).toBeUndefined()
  })
})

function endGroup(pid = 0) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
