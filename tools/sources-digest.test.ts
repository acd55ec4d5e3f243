import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sourcesDigest } from './sources-digest.ts'

const PICTURE = 'content/pictures/hero.webp'

/** A project of a few files, with a function that writes one with a date in seconds since 1970. */
function project() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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

describe('A site is built again', () => {
  test('when a picture is replaced by one with an older date', () => {
    const { folder, put } = project()
    const built = sourcesDigest(folder)
    put(PICTURE, 'another picture', 1_000_000_000)
    expect(sourcesDigest(folder)).not.toBe(built)
  })

  test.each([
    ['content/services/new.yaml'],
    ['app/ui/new.tsx'],
    ['public/.well-known/security.txt'],
    ['a-folder-nobody-thought-of/file.ts'],
    ['another.config.ts'],
    ['package-lock.json'],
  ])('when there is a new file %s', (file) => {
    const { folder, put } = project()
    const built = sourcesDigest(folder)
    put(file, 'new')
    expect(sourcesDigest(folder)).not.toBe(built)
  })

  test('when a file is renamed or deleted', () => {
    const { folder } = project()
    const built = sourcesDigest(folder)
    renameSync(path.join(folder, PICTURE), path.join(folder, 'content/pictures/sky.webp'))
    const renamed = sourcesDigest(folder)
    rmSync(path.join(folder, 'content/pictures/sky.webp'))
    expect(new Set([built, renamed, sourcesDigest(folder)]).size).toBe(3)
  })
})

describe('A site is not built again', () => {
  test('when a file is touched, or rewritten with the same content', () => {
    const { folder, put } = project()
    const built = sourcesDigest(folder)
    put(PICTURE, 'a picture', 2_100_000_000)
    expect(sourcesDigest(folder)).toBe(built)
  })

  test.each([
    'node_modules/sharp/index.js',
    'build/client/index.html',
    'data/messages.db',
    'server/main.ts',
    'tests/home.e2e.ts',
    'app/seo.test.ts',
    'outbox/messages.db-wal',
    '.react-router/types/app.ts',
  ])('when %s is written', (file) => {
    const { folder, put } = project()
    const built = sourcesDigest(folder)
    put(file, 'new')
    expect(sourcesDigest(folder)).toBe(built)
  })
})
