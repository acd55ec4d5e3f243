/** The addresses of the site for the current content: see `schemas/addresses.ts`. */
import routes from '../app/routes.ts'
import * as addresses from '../schemas/addresses.ts'
import { contentOf } from '../schemas/read-content.ts'
import { readContentFolder } from './read-content-folder.ts'

const fixed = addresses.fixedPaths(routes)

/** The paths of all pages. */
export const pagePaths = () => addresses.pagePaths(fixed, contentOf(readContentFolder()))

/** The paths that the build writes as files: pages, share images, and files for robots. */
export const filePaths = () => addresses.filePaths(fixed, contentOf(readContentFolder()))
