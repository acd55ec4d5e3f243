/** The addresses of the site for the current content: see `schemas/addresses.ts`. */
import { fixedPaths } from '../app/routes.ts'
import * as addresses from '../schemas/addresses.ts'
import { PAGE_KINDS } from '../schemas/kinds.ts'
import { contentOf } from '../schemas/read-content.ts'
import { readContentFolder } from './read-content-folder.ts'

export { fixedPaths }

/** The paths of all pages. */
export const pagePaths = () => addresses.pagePaths(fixedPaths, contentOf(readContentFolder()))

/** The paths of one page of each kind, without the not-found page. */
export function pageOfEachKind(): string[] {
  const content = contentOf(readContentFolder())
  const firsts = Object.fromEntries(PAGE_KINDS.map((kind) => [kind, content[kind].slice(0, 1)]))
  const paths = addresses.pagePaths(fixedPaths, { ...content, ...firsts })
  return paths.filter((path) => path !== '/404')
}
