import levenshtein from 'damerau-levenshtein'

/** Numbers, abbreviations and short words are not corrected: too many others are as near. */
const CORRECTED = /^[\p{L}\p{M}]{4,}$/u

/**
 * The word that was probably meant: one letter off, in long words two. A half-typed word is compared with
 * beginnings of the same length.
 * @param typed in lower case
 * @param words the words of the site, in lower case
 * @returns the word itself where a word of the site begins with it; undefined where none is near
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  if (!CORRECTED.test(typed) || words.some((word) => word.startsWith(typed))) return typed
  const most = typed.length > 6 ? 2.5 : 1.5
  const steps = (word: string) => levenshtein(typed, word).steps
  return words
    .map((word) => {
      // A prefix counts a little more, so that a whole word at the same distance comes first.
      const far = Math.min(steps(word), steps(word.slice(0, typed.length)) + 0.5)
      return { word, far }
    })
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far)[0]?.word
}
