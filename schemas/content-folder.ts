import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Reading, readContent } from './read-content.ts'

/** Every file in a folder of content, as paths below it with slashes. */
export const contentFiles = (folder = 'content') =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )

/**
 * Reads a folder of content from the disk, and finds every fault in it.
 * @param today the day by which an article is published, as 2026-11-30; this day where none is given
 */
export function readContentFolder(folder = 'content', today?: string): Reading {
  const files = contentFiles(folder).map((file) => [
    file,
    file.startsWith('pictures/') ? '' : readFileSync(path.join(folder, file), 'utf8'),
  ])
  return readContent(Object.fromEntries(files), today)
}
