/** What an address refers to, decided without reading the disk. */
export type ResolvedPath =
  /** A file, or the folder of a page. */
  | { kind: 'file'; path: string }
  /** Another spelling of the address of a page, if there is such a page. */
  | { kind: 'redirect'; path: string; to: string }
  | { kind: 'malformed' }
  | { kind: 'nothing' }

const INDEX = 'index.html'

/** A file of React Router that must not be served: it would make every unknown address look like a page. */
const NEVER = '__spa-fallback.html'

/** No file name contains one, and decoding it would make `/about%2F` a page. */
const ENCODED_SEPARATOR = /%2f|%5c/i

/** Resolves the path and query of a request. No returned path leads out of the site's folder. */
export function resolvePath(url: string): ResolvedPath {
  const mark = url.indexOf('?')
  const rawPath = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? '' : url.slice(mark)
  const decoded = decode(rawPath)
  if (decoded === undefined || !decoded.startsWith('/') || decoded.includes('\0')) {
    return { kind: 'malformed' }
  }
  const path = decoded.slice(1)
  if (ENCODED_SEPARATOR.test(rawPath)) return { kind: 'nothing' }
  const isFolder = path.endsWith('/')
  const segments = (isFolder ? path.slice(0, -1) : path).split('/')
  if (path !== '' && segments.some(isForbidden)) return { kind: 'nothing' }
  if (isFolder) {
    return { kind: 'redirect', path: path.slice(0, -1), to: rawPath.slice(0, -1) + query }
  }
  if (segments.at(-1) === INDEX) {
    const to = rawPath.slice(0, rawPath.lastIndexOf('/')) || '/'
    return { kind: 'redirect', path: segments.slice(0, -1).join('/'), to: to + query }
  }
  return { kind: 'file', path }
}

function decode(path: string): string | undefined {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path
  } catch {
    return undefined
  }
}

/** An empty segment comes from `//`, which would make a redirect lead to another host. */
function isForbidden(segment: string): boolean {
  if (segment === '' || segment === NEVER || segment.includes('\\')) return true
  return segment.startsWith('.') && segment !== '.well-known'
}
