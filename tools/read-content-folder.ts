import routes from '../app/routes.ts'
import { fixedPaths } from '../schemas/addresses.ts'
import { contentTexts } from '../schemas/content-folder.ts'
import { type Reading, readContent } from '../schemas/read-content.ts'

/** Reads a content folder from the disk, and finds every error in it, as of today. */
export const readContentFolder = (folder = 'content'): Reading =>
  readContent(contentTexts(folder), fixedPaths(routes))
