import { fixedPaths } from '../../app/routes.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { type Reading, readContent } from '../../model/read-content.ts'

export { fixedPaths }

/**
 * Reads a content folder from the disk, and finds every error in it, as of today.
 * @param changes texts in place of those of files; null leaves one out @param shown also what no build shows yet
 */
export const readContentFolder = (
  folder = 'content',
  changes: Record<string, string | null> = {},
  shown?: 'everything',
): Reading => {
  const files = Object.entries({ ...contentTexts(folder), ...changes })
  const texts = files.filter((file): file is [string, string] => file[1] !== null)
  return readContent(Object.fromEntries(texts), fixedPaths, undefined, shown)
}
