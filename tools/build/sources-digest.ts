import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the site is built from: the folders that `app` may import from, and the tools of the build. */
export const SOURCES = [
  ...['app/**', 'content/**', 'contract/**', 'model/**', '*.ts', '*.json'],
  ...['tools/build/**', 'tools/content/**'],
]

/** Whether a file of these is built from, unlike tests and what a system leaves in folders. */
export const isSource = (file: string) => !/(?:^|\/)\.|\.(?:test|e2e)\.ts$/.test(file)

/** A digest of all sources of the site, or of others: names and contents of files, not their dates. */
export function sourcesDigest(root = '.', sources = SOURCES): string {
  const hash = createHash('sha256')
  const entries = globSync(sources, { cwd: root, withFileTypes: true }).filter(
    (entry) => entry.isFile() && isSource(entry.name),
  )
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort()
  for (const file of files) {
    const bytes = readFileSync(file)
    hash.update(`${path.relative(root, file)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
