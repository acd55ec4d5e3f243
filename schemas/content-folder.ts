import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every file in a folder of content, as paths below it with slashes. */
export const contentFiles = (folder = 'content') =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )

/** The text of every file in a folder of content, by its path below it; of pictures only the paths. */
export const contentTexts = (folder = 'content'): Record<string, string> =>
  Object.fromEntries(
    contentFiles(folder).map((file) => [
      file,
      file.startsWith('pictures/') ? '' : readFileSync(path.join(folder, file), 'utf8'),
    ]),
  )
