import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from './routes.ts'

const pathsIn = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ index, path, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent
    const own = path || index ? [address || '/'] : []
    return [...own, ...pathsIn(children, address)]
  })

/** The addresses of the route table that have no parameter: of pages, and of files such as `/sitemap.xml`. */
export const FIXED_PATHS: readonly string[] = pathsIn(routes).filter((path) => !/[:*]/.test(path))
