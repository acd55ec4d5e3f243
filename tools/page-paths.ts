/** The addresses of the site, from what lies in `content/` at this moment: see `schemas/addresses.ts`. */
import { readdirSync } from 'node:fs'
import * as addresses from '../schemas/addresses.ts'
import { readContentFolder } from '../schemas/content-folder.ts'
import { contentOf } from '../schemas/read-content.ts'

/** Every page. */
export const pagePaths = () => addresses.pagePaths(contentOf(readContentFolder()))

/** What is written as a file at build time besides the fixed addresses of the route table. */
export const contentPaths = () => addresses.contentPaths(contentOf(readContentFolder()))

/** Tells whether there may be a second page of the blog list; also while the content has faults. */
export const blogHasPages = () =>
  readdirSync('content/articles').length > addresses.ARTICLES_PER_PAGE

/** Every address that is written as a file at build time. */
export const filePaths = () => addresses.filePaths(contentOf(readContentFolder()))
