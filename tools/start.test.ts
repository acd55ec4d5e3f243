import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
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
async function start() {
  const env = { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data') }
  const child = spawn('node', ['tools/start.ts'], { cwd: folder, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = / at (http:\S+)$/.exec(line) ?? []
    if (url) {
      const home = await (await fetch(url)).text()
      return { said, home }
    }
    said += `${line}\n`
  }
  throw new Error(`It does not serve: ${said}`)
}

test('A start with nothing changed serves what is there, though a date has', async () => {
  utimesSync(path.join(folder, 'content/site.yaml'), 4_000_000_000, 4_000_000_000)
  expect(await start()).toEqual({ said: '', home: 'as built' })
})

test('A start that cannot build says so, and serves the site before', async () => {
  writeFileSync(path.join(folder, 'content/site.yaml'), 'url: [')
  const { said, home } = await start()
  expect(said).toContain('content/site.yaml')
  expect(said).toContain('The build failed; the site before it stays as it is.')
  expect(home).toBe('as built')
})
