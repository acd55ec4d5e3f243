import { statSync } from 'node:fs'

/**
 * Records the files at these paths by device and inode.
 * @returns a function that says whether they are still there: not deleted, moved or replaced
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
    // The folder is no longer accessible.
    return undefined
  }
}
