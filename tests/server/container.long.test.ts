import { execFileSync, spawn, spawnSync } from 'node:child_process'
import fs, { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bareEnvironment } from '../bare-environment.ts'
import { buildIn } from '../built-site.ts'
import { first } from '../content-file.ts'
import { end, freePort, listening } from '../programs.ts'
import { deployedSite } from './support/deployed-site.ts'
import { temporaryFolder } from './support/test-database.ts'

const PROJECT = join(import.meta.dirname, '../..')
const CONTAINERFILE = 'deploy/Containerfile'

const linesOf = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** A folder with exactly the files of a clean clone. */
function cleanClone(): string {
  const folder = temporaryFolder()
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT, encoding: 'utf8' })
  for (const file of list.split('\0').filter((name) => name && fs.existsSync(join(PROJECT, name))))
    cpSync(join(PROJECT, file), join(folder, file), { recursive: true })
  return folder
}

/** Whether a line of `.dockerignore`, or a source of COPY, is this file or a folder that contains it. */
const covers = (pattern: string, file: string) =>
  matchesGlob(file, pattern) || file.startsWith(pattern.replace(/\/?$/, '/'))

const stages = (folder: string) =>
  linesOf(folder, CONTAINERFILE)
    .join('\n')
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => stage.split('\n'))

/** Copies the files that the COPY lines of a stage take from those that the builder receives of a folder. */
function copied(from: string, stage: string[]): { folder: string; missing: string[] } {
  const ignored = linesOf(from, '.dockerignore')
  const sent = fs
    .globSync('**/*', { cwd: from, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !ignored.some((pattern) => covers(pattern, file)))
  const folder = temporaryFolder()
  const missing: string[] = []
  for (const line of stage.filter((line) => /^COPY (?!--from)/.test(line))) {
    // The folders of a COPY have the same name on both sides.
    for (const source of line.split(/\s+/).slice(1, -1)) {
      const found = sent.filter((file) => covers(source, file))
      if (found.length === 0) missing.push(source)
      for (const file of found) cpSync(join(from, file), join(folder, file))
    }
  }
  return { folder, missing }
}

test('The site is built from the files that the container gets', async () => {
  const clone = cleanClone()
  const { folder, missing } = copied(clone, first(stages(clone)))
  expect(missing).toEqual([])
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  await buildIn(folder)
}, 300_000)

test('The image runs as a user without rights, on its files and the packages of the server alone', async () => {
  const clone = cleanClone()
  const stage = stages(clone).at(-1) ?? []
  const { folder, missing } = copied(clone, stage)
  expect(missing).toEqual([])
  const { packages } = JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>
  }
  const needed = Object.entries(packages).filter(([at, of]) => at && !of.dev && !of.optional)
  for (const [at] of needed) {
    fs.mkdirSync(dirname(join(folder, at)), { recursive: true })
    symlinkSync(join(PROJECT, at), join(folder, at))
  }
  const whole = { recursive: true, verbatimSymlinks: true }
  cpSync(join(deployedSite(), 'build'), join(folder, 'build'), whole)
  const argumentsOf = (name: string): string[] =>
    JSON.parse(stage.findLast((line) => line.startsWith(name))?.match(/\[.*\]/)?.[0] ?? '[]')
  const [, ...command] = argumentsOf('CMD')
  const [, ...check] = argumentsOf('HEALTHCHECK')
  expect(stage).toContain('USER node')
  // Root could write anywhere.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const data = temporaryFolder()
  for (const own of [data, folder]) fs.chmodSync(own, 0o777)
  const port = await freePort()
  const env = { ...bareEnvironment, PORT: String(port), DATA_DIR: data }
  // Node as a system may have it: the one in node_modules is not in the image.
  const options = { cwd: folder, env, ...user, stdio: 'ignore' } as const
  expect(spawnSync(process.execPath, check, options).status).toBe(1)
  const server = spawn(process.execPath, command, options)
  onTestFinished(() => end(server))
  await listening(port, server)
  expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200)
  expect(spawnSync(process.execPath, check, options).status).toBe(0)
})
