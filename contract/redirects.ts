/** Decoded former addresses, and where they lead. `*` at the end stands for anything; the first that fits wins. */
export type Redirects = Record<string, string>

/** Characters of which a former address may consist, decoded: every host can match them. */
const FORMER = /^(?:\/[\p{L}\p{M}\p{N}\p{Join_C} _.~!'(),+@&=-]+)+(?:\/?\*)?$/u

/** A path without percent-encoding; undefined if it is malformed. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/** A former address as it is matched: decoded, and without a slash at its end; undefined if it is invalid. */
export function formerPath(written: string): string | undefined {
  const path = decodePath(written)?.replace(/\/$/, '')
  return path && FORMER.test(path) ? path : undefined
}

/** Where a decoded path leads, if no page or file has it. */
export const redirectOf = (redirects: Redirects, path: string): string | undefined =>
  Object.entries(redirects).find(([from]) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path.replace(/\/$/, '') === from,
  )?.[1]
