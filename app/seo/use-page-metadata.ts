import { useMatches } from 'react-router'
import type { PageMetadata } from './page-meta.ts'

/** What the page that is shown says of itself; undefined where its loader says nothing. */
export const usePageMetadata = () =>
  (useMatches().at(-1)?.loaderData as { page?: PageMetadata } | undefined)?.page
