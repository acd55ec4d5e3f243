import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Files that are not sources of the site. Everything else in the project is. A missing exclude causes an
 * extra rebuild, never a stale site. Biome ensures that `app` does not import `server`.
 */
const NOT_THE_SITE = [
  'node_modules',
  'build',
  'data',
  'server',
  'editor',
  'tests',
  'test-results',
  'playwright-report',
  'screenshots',
  'docs',
  'deploy',
  'art',
  'README.md',
  // Files of editors and tools, and those that the framework generates.
  '.*',
]

/** Excluded files in any folder; a database of messages can have any name. */
const NO_SOURCES = ['*.test.ts', '*.e2e.ts', '*.log', '*.db', '*.db-*']

const matches = (name: string, patterns: string[]) =>
  patterns.some((pattern) => path.matchesGlob(name, pattern))

/**
 * A digest of all sources of the site: names and contents of files, not their dates.
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

/** All files below a folder, or the file itself; follows links. */
function filesIn(root: string, name: string): string[] {
  const entry = path.join(root, name)
  const stats = statSync(entry, { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    return readdirSync(entry).flatMap((inner) => filesIn(root, path.join(name, inner)))
  }
  return stats?.isFile() && !matches(path.basename(name), NO_SOURCES) ? [name] : []
}
