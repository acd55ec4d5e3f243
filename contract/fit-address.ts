/** The most that an address may have: Windows ignores one of 2,048 bytes and more, in silence. */
const LONGEST = 2000

/** An address: a start, a text, percent-encoded and cut where it would be too long, and what must come after it. */
export function addressWith(start: string, text: string, end = ''): string {
  let address = start
  for (const character of text.toWellFormed()) {
    const longer = address + encodeURIComponent(character)
    if (longer.length + end.length > LONGEST) break
    address = longer
  }
  return address + end
}

/** A path without a slash at its end: `/about/` and `/about` are the same page. */
export const normalisePath = (path: string) => path.replace(/\/+$/, '') || '/'
