import { statSync } from 'node:fs'

/**
 * Remembers which files are at these paths, by device and inode.
 * @returns a function that says whether they still are: not deleted, moved or replaced
 */
export function watchFiles(paths: readonly string[]): () => boolean {
  const known = paths.map(identity)
  return () => paths.every((path, index) => identity(path) === known[index])
}

function identity(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats && `${stats.dev}:${stats.ino}`
  } catch {
    // A folder that may not be entered any more.
    return undefined
  }
}
