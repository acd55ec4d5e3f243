const KEY = 'visited-pages'

const read = (): string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

/** Notes the page that is shown now; the last two are kept, for this session alone. */
export function noteVisit(path: string): void {
  const [last, ...before] = read()
  if (last === path) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, last, ...before].slice(0, 2)))
  } catch {
    // A browser that keeps nothing: the form then names no subject.
  }
}

/** Path of the page that the visitor came from, on this site; undefined when they came from outside. */
export function previousPath(): string | undefined {
  const [current, before] = read()
  if (current !== undefined && current !== location.pathname.replace(/(.)\/$/, '$1')) return current
  if (before) return before
  if (!document.referrer) return undefined
  const referrer = new URL(document.referrer)
  return referrer.origin === location.origin ? referrer.pathname.replace(/(.)\/$/, '$1') : undefined
}
