import { UNSAFE_decodeViaTurboStream as decode, type LinksFunction, matchPath } from 'react-router'
import { normalisePath } from './current-path.ts'
import { keepPage, type LoadedPage, loadedPage, type RouteHandle } from './loaded-pages.ts'
import { takeInLinks } from './take-in-links.ts'
import { turnAway } from './turn-page.ts'

type RouteFacts = {
  id: string
  path?: string
  css?: string[]
  module: string
  imports?: string[]
  hasLoader: boolean
}

type RouteModule = { handle?: RouteHandle; links?: LinksFunction }

declare global {
  interface Window {
    /** What the framework knows of the routes in the browser. */
    __reactRouterManifest?: { routes: Record<string, RouteFacts> }
  }
}

/** The route of a page. Home has no path, the root an empty one; words go before placeholders. */
function routeOf(path: string): RouteFacts | undefined {
  const placeholders = ({ path: pattern = '' }: RouteFacts) => pattern.split(':').length
  return Object.values(window.__reactRouterManifest?.routes ?? {})
    .filter(({ path: pattern = '/' }) => pattern && !pattern.includes('*'))
    .filter(({ path: pattern = '/' }) => matchPath(pattern, path))
    .sort((one, other) => placeholders(one) - placeholders(other))[0]
}

/** The data that the build has written beside a page. */
async function fetchData(path: string, route: string): Promise<unknown> {
  const response = await fetch(`${path === '/' ? '/_' : path}.data`)
  if (!response.ok || !response.body) throw new Error(`${path}.data: ${response.status}`)
  const { value } = await decode(response.body, window)
  return (value as Record<string, { data: unknown }>)[route]?.data
}

async function load(path: string): Promise<LoadedPage | undefined> {
  const route = routeOf(path)
  if (!route || import.meta.env.DEV) return undefined
  try {
    const styles = takeInLinks((route.css ?? []).map((href) => ({ rel: 'stylesheet', href })))
    const [module, data] = await Promise.all([
      import(/* @vite-ignore */ route.module) as Promise<RouteModule>,
      route.hasLoader ? fetchData(path, route.id) : undefined,
      ...(route.imports ?? []).map((chunk) => import(/* @vite-ignore */ chunk)),
    ])
    await Promise.all([styles, takeInLinks(module.links?.() ?? [])])
    return module.handle && keepPage({ path, Page: module.handle.Page, data })
  } catch {
    return undefined
  }
}

/** Pages that are on their way: pointing, touching and clicking ask for the same one. */
const underWay = new Map<string, Promise<LoadedPage | undefined>>()

/**
 * Loads all that a page consists of: module, data and styles.
 * @param address where it is
 * @returns the page, or undefined where none is, or where it cannot be had now: the router then says
 *   why, once the visitor really goes there
 */
export async function preparePage(address: string): Promise<LoadedPage | undefined> {
  const path = normalisePath(new URL(address, location.href).pathname)
  const page = loadedPage(path) ?? underWay.get(path)
  if (page) return page
  const loading = load(path)
  underWay.set(path, loading)
  return loading.finally(() => underWay.delete(path))
}

type LoaderArguments<Data> = { request: Request; serverLoader: () => Promise<Data> }

/** How a route's data come in the browser; `Loader` is the route's own. */
export type ClientLoader<Loader extends (...all: never[]) => unknown> = (
  args: LoaderArguments<Awaited<ReturnType<Loader>>>,
) => Promise<Awaited<ReturnType<Loader>>>

/** Gives the router the data of a page, kept since it was prepared or loaded now, once the old page has left. */
export async function pageData<Data>({ request, serverLoader }: LoaderArguments<Data>) {
  const page = await preparePage(request.url)
  const data = page ? (page.data as Data) : await serverLoader()
  await turnAway(normalisePath(new URL(request.url).pathname))
  return data
}
