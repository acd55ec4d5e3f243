import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readHistory } from './content-history.server.ts'

function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-history-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function git(folder: string, typed: string[], day = '2026-01-01') {
  const date = `${day}T12:00:00Z`
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com']
  const { status, stderr } = spawnSync('git', [...author, ...typed], { cwd: folder, env })
  expect(status, String(stderr)).toBe(0)
}

/** Creates a repository with one commit a day, in this order. */
function projectWith(changes: [day: string, files: Record<string, string>][]): string {
  const folder = scratchFolder()
  git(folder, ['init', '--quiet'])
  for (const [day, files] of changes) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    git(folder, ['add', '.'])
    git(folder, ['commit', '--quiet', '--message', day], day)
  }
  return folder
}

const CHANGES: Parameters<typeof projectWith>[0] = [
  ['2026-03-01', { 'content/about.yaml': 'one', 'content/services/કીટ.yaml': 'one' }],
  ['2026-04-02', { 'content/about.yaml': 'two' }],
  ['2026-05-03', { 'content/about.yaml': 'three' }],
  ['2026-06-04', { 'app/root.tsx': 'no content' }],
]

test('A file has the day of its own last change', () => {
  expect(Object.fromEntries(readHistory(projectWith(CHANGES)))).toEqual({
    'about.yaml': '2026-05-03',
    'services/કીટ.yaml': '2026-03-01',
  })
})

test('Works in a project that is a folder of a larger repository', () => {
  const inside = CHANGES.map(([day, files]): (typeof CHANGES)[number] => [
    day,
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`website/${file}`, text])),
  ])
  const days = readHistory(path.join(projectWith(inside), 'website'))
  expect(days.get('about.yaml')).toBe('2026-05-03')
})

test('Without history, or in a shallow clone, no file has a day', () => {
  expect(readHistory(scratchFolder()).size).toBe(0)
  const whole = pathToFileURL(projectWith(CHANGES)).href
  const shallow = scratchFolder()
  git(shallow, ['clone', '--quiet', '--depth=1', whole, '.'])
  expect(readHistory(shallow).size).toBe(0)
})
