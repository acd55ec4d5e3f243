import levenshtein from 'damerau-levenshtein'

/** Numbers, abbreviations and short words have too many others near. */
const CORRECTED = /^(?![a-z]{4}$)[\p{L}\p{M}]{4,}$/u

/** How many letters of one word are missing in another. */
const missing = (one: string, other: string) =>
  [...other].reduce((left, letter) => left.replace(letter, ''), one).length

/**
 * The word that was probably meant: it begins with the same letter, and a slip of the finger or two leads to it. Letters
 * in the wrong order count least, and another letter most. A half-typed word is compared with beginnings.
 * @returns the word itself where a word of the site begins with it
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  if (words.some((word) => word.startsWith(typed))) return typed
  if (!CORRECTED.test(typed)) return undefined
  const most = Math.floor(Math.max(2, typed.length / 3))
  const distance = (word: string) =>
    levenshtein(typed, word).steps + missing(typed, word) + missing(word, typed)
  const [nearest] = words
    .filter((word) => word[0] === typed[0] && word.length >= typed.length - most)
    .map((word) => {
      // A prefix counts a little more, so that a whole word at the same distance comes first.
      const far = Math.min(distance(word), distance(word.slice(0, typed.length)) + 0.5)
      return { word, far }
    })
    .filter(({ far }) => far < most + 1)
    .toSorted((one, other) => one.far - other.far || other.word.length - one.word.length)
  const beginning = typed.slice(0, Math.max(6, typed.length - 3))
  return nearest?.word ?? words.find((word) => word.startsWith(beginning))
}
