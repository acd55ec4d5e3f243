import routes from '../app/routes.ts'
import { fixedPaths } from '../schemas/addresses.ts'
import { contentTexts } from '../schemas/content-folder.ts'
import { type Reading, readContent } from '../schemas/read-content.ts'

/**
 * Reads a content folder from the disk, and finds every error in it, as of today.
 * @param changes texts that are read instead of those of their files
 */
export const readContentFolder = (
  folder = 'content',
  changes: Record<string, string> = {},
): Reading => readContent({ ...contentTexts(folder), ...changes }, fixedPaths(routes))
