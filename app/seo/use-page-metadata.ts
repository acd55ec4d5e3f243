import { useMatches } from 'react-router'
import type { PageMetadata } from './page-metadata.server.ts'

/** The metadata of the current page; undefined if its loader provides none. */
export const usePageMetadata = () =>
  (useMatches().at(-1)?.loaderData as { page?: PageMetadata } | undefined)?.page
