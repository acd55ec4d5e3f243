/** The addresses of the site, from what lies in `content/` at this moment: see `schemas/addresses.ts`. */
import routes from '../app/routes.ts'
import * as addresses from '../schemas/addresses.ts'
import { contentOf } from '../schemas/read-content.ts'
import { readContentFolder } from './read-content-folder.ts'

const fixed = addresses.fixedPaths(routes)

/** Every page. */
export const pagePaths = () => addresses.pagePaths(fixed, contentOf(readContentFolder()))

/** Every address that is written as a file: pages, their share images, and what robots read. */
export const filePaths = () => addresses.filePaths(fixed, contentOf(readContentFolder()))
