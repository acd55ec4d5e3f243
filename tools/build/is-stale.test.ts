import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/server/support/test-database.ts'
import { isStale } from './is-stale.ts'
import { newRelease, publish } from './releases.ts'
import { sourcesDigest } from './sources-digest.ts'

/** A project with a picture, and functions that write a file and build its site. */
function project() {
  const root = temporaryFolder()
  const put = (name: string, text: string, date = 2_000_000_000) => {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    utimesSync(file, date, date)
  }
  put('content/pictures/hero.webp', 'a picture')
  const build = (due?: string) => {
    const release = newRelease(path.join(root, 'build'))
    mkdirSync(path.join(release, 'client'))
    writeFileSync(path.join(release, 'client/index.html'), 'home')
    publish(path.join(root, 'build'), release, sourcesDigest(root), due)
  }
  return { root, put, build }
}

test('A site is stale before it is built, and when an article is due', () => {
  vi.useFakeTimers({ now: new Date(2030, 0, 31, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const { root, build } = project()
  expect(isStale(root)).toBe(true)
  build('2030-02-01')
  expect(isStale(root)).toBe(false)
  vi.setSystemTime(new Date(2030, 1, 1, 12))
  expect(isStale(root)).toBe(true)
})

test.each([
  ['stale', 'with a new component', 'app/ui/new.tsx', 'new'],
  ['stale', 'with an older picture in place of another', 'content/pictures/hero.webp', 'another'],
  ['fresh', 'with a picture that was only touched', 'content/pictures/hero.webp', 'a picture'],
  ['fresh', 'with another test', 'tests/home.e2e.ts', 'new'],
  ['fresh', 'with another part of the server', 'server/main.ts', 'new'],
])('A site is %s %s', (state, _, file, text) => {
  const { root, put, build } = project()
  build()
  put(file, text, 1_000_000_000)
  expect(isStale(root)).toBe(state === 'stale')
})
