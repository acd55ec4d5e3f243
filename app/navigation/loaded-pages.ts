import type { ReactNode } from 'react'

/** What a route says of itself beside its content. */
export type RouteHandle = {
  /** Shows the page; gets the loader's data as `loaderData`. */
  Page: (props: never) => ReactNode
  /** Served at addresses that it does not know (the not-found page): the application may not run. */
  withoutScripts?: boolean
  /** Has things that move by themselves, so the application wakes without a sign of the visitor. */
  wakesWhenIdle?: boolean
}

/** A page that can be shown at once. */
export type LoadedPage = {
  /** In its one form: see `normalisePath`. */
  path: string
  Page: RouteHandle['Page']
  data: unknown
}

/** Pages do not change while someone visits them: what was loaded once is not asked for again. */
const pages = new Map<string, LoadedPage>()

/** The page at a path, if this visit has loaded it. */
export const loadedPage = (path: string): LoadedPage | undefined => pages.get(path)

/** Keeps a page for the rest of the visit; in development its words may change at any time. */
export function keepPage(page: LoadedPage): LoadedPage {
  if (import.meta.env.PROD && typeof document !== 'undefined') pages.set(page.path, page)
  return page
}
