/**
 * The most that an address may have: Windows opens none of 2,048 bytes and more, and ignores it in silence.
 */
const LONGEST = 2000

/**
 * An address with a text, percent-encoded, and cut where it would be too long.
 * @param start what comes before the text
 * @param end what must come after it
 */
export function addressWith(start: string, text: string, end = ''): string {
  let address = start
  for (const character of text.toWellFormed()) {
    const longer = address + encodeURIComponent(character)
    if (longer.length + end.length > LONGEST) break
    address = longer
  }
  return address + end
}
