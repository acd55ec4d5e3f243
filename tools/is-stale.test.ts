import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
import { isStale } from './is-stale.ts'
import { newRelease, publish } from './releases.ts'
import { sourcesDigest } from './sources-digest.ts'

test('A site is stale before it is built, when a source has changed, and when an article is due', () => {
  vi.useFakeTimers({ now: new Date(2030, 0, 31, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const root = temporaryFolder()
  const build = path.join(root, 'build')
  writeFileSync(path.join(root, 'brand.yaml'), 'name: Kiteline')
  expect(isStale(root)).toBe(true)
  const release = newRelease(build)
  mkdirSync(path.join(release, 'client'))
  writeFileSync(path.join(release, 'client/index.html'), 'home')
  publish(build, release, sourcesDigest(root), '2030-02-01')
  expect(isStale(root)).toBe(false)
  writeFileSync(path.join(root, 'brand.yaml'), 'name: Another')
  expect(isStale(root)).toBe(true)
  writeFileSync(path.join(root, 'brand.yaml'), 'name: Kiteline')
  expect(isStale(root)).toBe(false)
  vi.setSystemTime(new Date(2030, 1, 1, 12))
  expect(isStale(root)).toBe(true)
})
