import { useMatches } from 'react-router'
import type { PageFacts } from './seo.ts'

/** What the page that is shown says of itself; undefined where its loader says nothing. */
export const usePageFacts = () =>
  (useMatches().at(-1)?.loaderData as { page?: PageFacts } | undefined)?.page
