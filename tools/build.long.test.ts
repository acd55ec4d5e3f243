import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runQuietly } from './run-quietly.ts'
import { scratchCopy } from './scratch-copy.ts'

let folder = ''
beforeEach(() => {
  folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const IMPORTS = "import { mkdirSync, writeFileSync } from 'node:fs'"

/** A program that writes what the framework writes. */
const WRITE_SITE = `
  mkdirSync(process.env.BUILD_DIRECTORY + '/client')
  writeFileSync(process.env.BUILD_DIRECTORY + '/client/index.html', 'home')`

/** Runs the build with a program instead of the framework. */
function buildWith(framework: string) {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    path.join(bin, 'react-router'),
    `#!/usr/bin/env node
${IMPORTS}
${framework}`,
  )
  chmodSync(path.join(bin, 'react-router'), 0o755)
  const PATH = `${bin}${path.delimiter}${process.env.PATH}`
  return runQuietly('node', ['tools/build.ts'], { PATH }, undefined, folder)
}

const site = () => path.join(folder, 'build')

describe('A build', () => {
  test('prints its progress in a few lines, and nothing of the framework’s output', async () => {
    const { code, output } = await buildWith(`${WRITE_SITE}
      for (let n = 1; n <= 8; n++) console.log('Pictures ready: ' + n + ' of 8')
      for (let n = 1; n <= 100; n++) console.log('Pages written: ' + n + ' of 100')
      console.log('build/client/assets/home.js  2.1 kB')`)
    expect(code).toBe(0)
    expect(output).toMatch(
      /( {2}Pictures: \d of 8\n){5}( {2}Pages: \d+ of \d+\n){5}Built in \d+ s: build\/client$/,
    )
    expect(output).not.toContain('home.js')
    expect(output).toContain('Pictures: 8 of 8')
  })

  test('that fails prints the error, without the progress output', async () => {
    const { code, output } = await buildWith(`
      console.log('Pages written: 1 of 100')
      console.error('app/root.tsx: something is wrong')
      process.exit(1)`)
    expect(code).toBe(1)
    expect(output.match(/something is wrong/g)).toHaveLength(1)
    expect(output).not.toContain('Pages written')
    expect(output).toMatch(/^The build failed; there is no site yet\.$/m)
    expect(existsSync(path.join(site(), 'client'))).toBe(false)
  })
})
