/** Decoded former addresses, and where they lead. `*` ends a pattern; patterns come last, and the first that fits wins. */
export type Redirects = Record<string, string>

/** A former address, decoded: all that a browser sends, but none of its `.` and `..`, and `*` only at the end. */
const FORMER = /^(?:\/(?!\.{1,2}(?:\/|$))[^/\\*\p{Cc}]+)+(?:\/?\*)?$/u

/** A path without percent-encoding; undefined if it is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/** A decoded path as browsers send it. */
export function encodePath(path: string): string {
  const url = new URL('http://site')
  url.pathname = path.replaceAll('%', '%25')
  return url.pathname
}

/** A former address, decoded and without a slash at its end; undefined if it is invalid. */
export function formerPath(written: string): string | undefined {
  const path = /[?#]/.test(written) ? undefined : decodePath(written)?.replace(/\/$/, '')
  return path && FORMER.test(path) ? path : undefined
}

/** What a redirect is from and to, and what is wrong otherwise. */
export const REDIRECT = {
  from: {
    fits: (address: string) => formerPath(address) !== undefined,
    error: 'must be a path such as /About-Us.html or /shop/*, without ? or #',
  },
  to: {
    fits: (address: string) => /^\/[^?#]*$/.test(address),
    error: 'must be a page of this site, such as /services/seo',
  },
}

/** Where a decoded path leads, in any case of letters and with or without a slash, if no page or file has it. */
export function redirectOf(redirects: Redirects, path: string): string | undefined {
  const asked = path.toLowerCase().replace(/\/$/, '')
  const fits = ([written]: [string, string]) => {
    const from = written.toLowerCase()
    return from.endsWith('*') ? `${asked}/`.startsWith(from.slice(0, -1)) : asked === from
  }
  return Object.entries(redirects).find(fits)?.[1]
}
