import { fixedPaths } from '../app/routes.ts'
import * as addresses from '../schemas/addresses.ts'
import { contentOf } from '../schemas/read-content.ts'
import { readContentFolder } from './read-content-folder.ts'

export { fixedPaths }

/** The paths of all pages of the current content. */
export const pagePaths = () => addresses.pagePaths(fixedPaths, contentOf(readContentFolder()))
