/** The addresses of the site, from what lies in `content/` at this moment: see `schemas/addresses.ts`. */
import { readdirSync } from 'node:fs'
import * as addresses from '../schemas/addresses.ts'
import { readContentFolder } from '../schemas/content-folder.ts'
import { faultLine } from '../schemas/fault.ts'

/** @throws Error with a line for each fault of the content */
function contentOnDisk() {
  const { content, faults } = readContentFolder()
  if (!content) throw new Error(faults.map(faultLine).join('\n'))
  return content
}

/** Every page. */
export const pagePaths = () => addresses.pagePaths(contentOnDisk())

/** Every address that is written as a file at build time. */
export const filePaths = () => addresses.filePaths(contentOnDisk())

/** Tells whether there may be a second page of the blog list; also while the content has faults. */
export const blogHasPages = () =>
  readdirSync('content/articles').length > addresses.ARTICLES_PER_PAGE
