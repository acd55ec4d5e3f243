import { fixedPaths } from '../../app/routes.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { languagesIn, translate } from '../../model/languages/translate.ts'
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

/** What is wrong with the translations of a content folder: each is a warning, as it leaves out a page of its language alone. */
export function translationIssues(folder = 'content') {
  const files = contentTexts(folder)
  const read = (texts: typeof files) => readContent(texts, fixedPaths)
  return languagesIn(files).flatMap((language) => translate(files, language, read).issues)
}
