import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** All files in a content folder, as paths relative to it, with slashes. */
export const contentFiles = (folder = 'content') =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    // One that is deleted meanwhile is null.
    .filter((entry) => entry?.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )

/** The text of every file in a content folder, by relative path; pictures and fonts have an empty text. */
export const contentTexts = (folder = 'content'): Record<string, string> =>
  Object.fromEntries(
    contentFiles(folder).map((file) => [
      file,
      /^pictures\/|\.woff2$/.test(file) ? '' : readFileSync(path.join(folder, file), 'utf8'),
    ]),
  )
