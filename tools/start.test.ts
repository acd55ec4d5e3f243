import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { acquireLock } from '../server/store/acquire-lock.ts'
import { eventually } from '../tests/server/support/eventually.ts'
import { newRelease, publish } from './releases.ts'
import { scratchCopy } from './scratch-copy.ts'
import { sourcesDigest } from './sources-digest.ts'

let folder = ''
beforeEach(() => {
  folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = path.join(folder, 'build')
  const release = newRelease(build)
  mkdirSync(path.join(release, 'client'))
  writeFileSync(path.join(release, 'client/index.html'), 'as built')
  writeFileSync(path.join(release, 'headers.json'), '{}')
  publish(build, release, sourcesDigest(folder))
})

/** Starts the copy as `npm start` does; waits until it says its address. */
async function start(program = 'node', words = ['tools/start.ts']) {
  const env = { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data') }
  // A group of its own, so that nothing is left of it.
  const child = spawn(program, words, { cwd: folder, env, detached: true })
  onTestFinished(() => endGroup(child.pid))
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = / at (http:\S+)$/.exec(line) ?? []
    if (url) {
      const home = await (await fetch(url)).text()
      return { said, home, url, child }
    }
    said += `${line}\n`
  }
  throw new Error(`It does not serve: ${said}`)
}

test('A start with nothing changed serves what is there, though a date has', async () => {
  utimesSync(path.join(folder, 'content/site.yaml'), 4_000_000_000, 4_000_000_000)
  expect(await start()).toMatchObject({ said: '', home: 'as built' })
})

test('A start that cannot build says so, and serves the site before', async () => {
  writeFileSync(path.join(folder, 'content/site.yaml'), 'url: [')
  const { said, home } = await start()
  expect(said).toContain('content/site.yaml')
  expect(said).toContain('The build failed; the site before it stays as it is.')
  expect(home).toBe('as built')
})

describe.skipIf(process.platform === 'win32')(
  'A SIGTERM ends the server, and lets go of port and messages',
  () => {
    test.each([
      ['npm alone', 'npm', ['start', '--ignore-scripts']],
      ['its own process', 'node', ['tools/start.ts']],
    ])('sent to %s', async (_, program, words) => {
      const { child, url } = await start(program, words)
      child.kill('SIGTERM')
      await eventually(() => fetch(url).catch(() => 'nobody')).toBe('nobody')
      await eventually(() => acquireLock(path.join(folder, 'data')).letGo()).toBeUndefined()
    })

    test('while it builds: the build ends too', async () => {
      rmSync(path.join(folder, 'build'), { recursive: true })
      const program = "console.log('building', process.pid); setInterval(() => {}, 1000)"
      writeFileSync(path.join(folder, 'tools/build.ts'), program)
      const child = spawn('npm', ['start', '--ignore-scripts'], { cwd: folder, detached: true })
      onTestFinished(() => endGroup(child.pid))
      let said = ''
      child.stdout.on('data', (text) => {
        said += text
      })
      await eventually(() => said).toMatch(/building \d+/)
      const build = Number(/building (\d+)/.exec(said)?.[1])
      child.kill('SIGTERM')
      await eventually(() => isRunning(build)).toBe(false)
    })
  },
)

function endGroup(pid = 0) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Ended by itself.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
