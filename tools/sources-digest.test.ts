import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
import { sourcesDigest } from './sources-digest.ts'

const PICTURE = 'content/pictures/hero.webp'

/** A project of a few files, with a function that writes one with a date in seconds since 1970. */
function project() {
  const folder = temporaryFolder()
  const put = (name: string, text: string, date = 2_000_000_000) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    utimesSync(file, date, date)
  }
  put(PICTURE, 'a picture')
  put('app/root.tsx', 'the document')
  put('vite.config.ts', 'settings')
  return { folder, put }
}

/** The digests before and after a change. */
function digests(change: (made: ReturnType<typeof project>) => void) {
  const made = project()
  const built = sourcesDigest(made.folder)
  change(made)
  return [built, sourcesDigest(made.folder)] as const
}

describe('A site is built again', () => {
  test.each([
    'content/services/new.yaml',
    'public/.well-known/security.txt',
    'a-folder-nobody-thought-of/file.ts',
    'another.config.ts',
  ])('when there is a new file %s', (file) => {
    const [built, now] = digests(({ put }) => put(file, 'new'))
    expect(now).not.toBe(built)
  })

  test('when a picture is replaced by one with an older date, renamed or deleted', () => {
    const [built, replaced] = digests(({ put }) => put(PICTURE, 'another', 1_000_000_000))
    const [, renamed] = digests(({ folder }) =>
      renameSync(path.join(folder, PICTURE), path.join(folder, 'content/pictures/sky.webp')),
    )
    const [, deleted] = digests(({ folder }) => rmSync(path.join(folder, PICTURE)))
    expect(new Set([built, replaced, renamed, deleted]).size).toBe(4)
  })
})

describe('A site is not built again', () => {
  test('when a file is touched, or rewritten with the same content', () => {
    const [built, now] = digests(({ put }) => put(PICTURE, 'a picture', 2_100_000_000))
    expect(now).toBe(built)
  })

  test.each([
    'node_modules/sharp/index.js',
    'build/client/index.html',
    'server/main.ts',
    'tests/home.e2e.ts',
    'app/seo.test.ts',
    'outbox/enquiries.db-wal',
    '.react-router/types/app.ts',
  ])('when %s is written', (file) => {
    const [built, now] = digests(({ put }) => put(file, 'new'))
    expect(now).toBe(built)
  })
})
