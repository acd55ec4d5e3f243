import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * What a site is not made of. Everything else in the project is, whatever is added to it: what is
 * missing here costs a build too many, never one too few. Biome sees to it that `app` knows no `server`.
 */
const NOT_THE_SITE = [
  'node_modules',
  'build',
  'data',
  'server',
  'tests',
  'test-results',
  'playwright-report',
  'screenshots',
  'docs',
  'deploy',
  'art',
  'README.md',
  // Editors' and tools' own, and what the framework generates.
  '.*',
]

/** Files that are no part of the site wherever they lie; messages may be kept under any name. */
const NO_SOURCES = ['*.test.ts', '*.log', '*.db', '*.db-*']

const matches = (name: string, patterns: string[]) =>
  patterns.some((pattern) => path.matchesGlob(name, pattern))

/**
 * A digest of everything that the site is made of: names and contents of files, not their dates.
 * @param root the project's folder
 */
export function sourcesDigest(root = '.'): string {
  const files = readdirSync(root)
    .filter((name) => !matches(name, NOT_THE_SITE))
    .flatMap((name) => filesIn(root, name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`).update(digestOf(readFileSync(path.join(root, file))))
  }
  return hash.digest('hex')
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** The files of a folder and of those in it, or the file itself; links are followed. */
function filesIn(root: string, name: string): string[] {
  const entry = path.join(root, name)
  const stats = statSync(entry, { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    return readdirSync(entry).flatMap((inner) => filesIn(root, path.join(name, inner)))
  }
  return stats?.isFile() && !matches(path.basename(name), NO_SOURCES) ? [name] : []
}
