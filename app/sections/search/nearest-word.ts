/**
 * The optimal string alignment distance of two words: insertions, deletions, replacements and swaps of
 * neighbouring letters.
 */
export function distance(one: string, other: string): number {
  const rows = [...one]
  const columns = [...other]
  let before: number[] = []
  let last = columns.map((_, index) => index).concat(columns.length)
  rows.forEach((letter, row) => {
    const next = [row + 1]
    columns.forEach((against, column) => {
      const replaced = (last[column] ?? 0) + (letter === against ? 0 : 1)
      const put = (next[column] ?? 0) + 1
      const left = (last[column + 1] ?? 0) + 1
      const isSwap = letter === columns[column - 1] && against === rows[row - 1]
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(replaced, put, left, swapped))
    })
    before = last
    last = next
  })
  return last.at(-1) ?? 0
}

/** Shorter words are not corrected: too many others are as near. */
const SHORTEST = 4

/**
 * The word that was probably meant: one letter off, in long words two. A half-typed word is compared with
 * beginnings of the same length.
 * @param words the words of the site, in lower case
 * @returns the word itself where it, or a word that begins with it, is among them; undefined where none
 *   is near
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const word = typed.toLowerCase()
  if (words.some((other) => other.startsWith(word))) return word
  if (word.length < SHORTEST) return undefined
  const far = word.length > 6 ? 2 : 1
  let nearest: string | undefined
  let least = far + 1
  for (const other of words) {
    const whole = Math.abs(other.length - word.length) <= far ? distance(word, other) : least
    // A prefix match counts a little more, so that a whole word at the same distance comes first.
    const half =
      other.length > word.length ? distance(word, other.slice(0, word.length)) + 0.5 : least
    const nearer = Math.min(whole, half)
    if (nearer < least) {
      least = nearer
      nearest = other
    }
  }
  return nearest
}
