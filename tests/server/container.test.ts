import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { end, freePort, isInstalled, listening } from '../../tools/nginx.ts'
import { temporaryFolder } from './support/test-database.ts'

const PROJECT = join(import.meta.dirname, '../..')
const CONTAINERFILE = 'deploy/Containerfile'

const linesOf = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The files that a clean clone has, and no others. */
function cleanClone(): string {
  const folder = temporaryFolder()
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT, encoding: 'utf8' })
  for (const file of list.split('\0').filter((name) => name && existsSync(join(PROJECT, name)))) {
    cpSync(join(PROJECT, file), join(folder, file), { recursive: true })
  }
  return folder
}

/** A file of our own, as another imports it: with its ending; the framework makes the route types. */
const IMPORT = /(?:\bfrom|\bimport\(?) ?'(\.\.?\/(?!\+types)[^'?]+)/g

/** Whether a line of `.dockerignore`, or a source of COPY, is a file or a folder that it lies in. */
const covers = (pattern: string, file: string) =>
  matchesGlob(file, pattern) || file.startsWith(pattern.replace(/\/?$/, '/'))

/** What of a folder the builder is sent, and the Containerfile's COPY lines bring along. */
function copied(from: string): { folder: string; missing: string[] } {
  const ignored = linesOf(from, '.dockerignore')
  const sent = globSync('**/*', { cwd: from, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !ignored.some((pattern) => covers(pattern, file)))
  const folder = temporaryFolder()
  const missing: string[] = []
  for (const line of linesOf(from, CONTAINERFILE).filter((line) => line.startsWith('COPY '))) {
    // The folders of a COPY are called the same on both sides.
    for (const source of line.split(/\s+/).slice(1, -1)) {
      const found = sent.filter((file) => covers(source, file))
      if (found.length === 0) missing.push(source)
      for (const file of found) cpSync(join(from, file), join(folder, file))
    }
  }
  return { folder, missing }
}

test('Of a clean clone, the container is given all that it names, and that is enough', () => {
  const { folder, missing } = copied(cleanClone())
  expect(missing).toEqual([])
  // What a file of ours imports from another that the container has not.
  const sources = globSync('**/*.{ts,tsx,mjs,css}', { cwd: folder, exclude: ['**/*.test.ts'] })
  const lost = sources.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(IMPORT), ([, name = '']) =>
      join(dirname(file), name),
    ).filter((imported) => !existsSync(join(folder, imported))),
  )
  expect(sources).not.toEqual([])
  expect(lost).toEqual([])
})

test('The builder is not sent what no step needs: neither packages, messages nor history', () => {
  const clone = cleanClone()
  const ignored = linesOf(clone, '.dockerignore')
  const generated = ['.git/', ...linesOf(clone, '.gitignore')]
  const sent = generated.filter((name) => !ignored.some((pattern) => covers(pattern, name)))
  expect(sent).toEqual([])
  // Each of the others is still there to be left out.
  const others = ignored.filter((name) => !generated.includes(name))
  for (const name of others) expect(globSync(name, { cwd: clone }), name).not.toEqual([])
})

test('Where containers can be built, the image serves the site', async (context) => {
  if (!isInstalled('buildah', '--version')) context.skip('buildah is not installed')
  const clone = cleanClone()
  const base = /^FROM (\S+)/m.exec(readFileSync(join(clone, CONTAINERFILE), 'utf8'))?.[1] ?? ''
  const buildah = (...words: string[]) =>
    execFileSync('buildah', words, { cwd: clone, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    buildah('pull', base)
  } catch {
    context.skip(`${base} is neither on this machine nor to be had`)
  }
  // Needs no rights of its own, and no program that starts containers.
  const isolation = ['--isolation', 'chroot']
  const image = buildah('build', '--quiet', ...isolation, '--file', CONTAINERFILE, '.')
  onTestFinished(() => void buildah('rmi', '--force', image))
  const container = buildah('from', image)
  onTestFinished(() => void buildah('rm', container))
  const command: string[] = JSON.parse(buildah('inspect', container)).OCIv1.config.Cmd
  const port = await freePort()
  const settings = ['--env', `PORT=${port}`]
  const words = ['run', ...isolation, ...settings, container, '--', ...command]
  const running = spawn('buildah', words, { stdio: 'ignore' })
  onTestFinished(() => end(running))
  await listening(port, running)
  const home = await fetch(`http://127.0.0.1:${port}/`)
  expect([home.status, home.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining('sha256-'),
  ])
}, 900_000)
