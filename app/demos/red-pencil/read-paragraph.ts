import type { Labels } from './schema.server.ts'

export type Rules = Pick<Labels, 'fillers' | 'passive' | 'longSentence'>

/** A part of a sentence, and what is to be said against it. */
export type Stretch = { text: string; kind?: 'filler' | 'passive' }

export type Sentence = { stretches: Stretch[]; words: number; long: boolean }

/** No letter, digit, apostrophe or hyphen before or after: that would be the middle of a word. */
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}'’-])`
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}'’-])`

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+')

const anyOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

/** Finds fillers, and the passive voice: an auxiliary, perhaps an adverb, and a participle. */
function markedBy({ fillers, passive }: Rules) {
  const { auxiliaries, adverbEnding, participleEnding, participles, noParticiples } = passive
  const filler = anyOf(fillers.map(({ words }) => words))
  const none = noParticiples.length > 0 ? `(?!(?:${anyOf(noParticiples)})${AFTER})` : ''
  const adverb = String.raw`(?:[\p{L}\p{M}]+${escaped(adverbEnding)}\s+)?`
  const participle = String.raw`${none}(?:[\p{L}\p{M}]+${escaped(participleEnding)}|${anyOf(participles)})`
  const voice = String.raw`(?:${anyOf(auxiliaries)})\s+${adverb}${participle}`
  return new RegExp(`${BEFORE}(?:(?<filler>${filler})|${voice})${AFTER}`, 'giu')
}

/** Counts words as word processors do: what is between spaces and has a letter or a digit. */
export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Splits a paragraph into sentences (Unicode UAX #29), with what the red pencil marks in each. */
export function readParagraph(text: string, rules: Rules, language: string): Sentence[] {
  const marked = markedBy(rules)
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  // Copied texts have line breaks within sentences; an empty line ends a sentence.
  const inLines = text.replace(/(?<![\r\n])(?:\r\n|\n)(?![\r\n])/g, (line) =>
    ' '.repeat(line.length),
  )
  return Array.from(segmenter.segment(inLines), ({ segment, index }) =>
    text.slice(index, index + segment.length),
  )
    .filter((segment) => countWords(segment) > 0)
    .map((segment) => {
      const stretches: Stretch[] = []
      let end = 0
      for (const { index, 0: text, groups } of segment.matchAll(marked)) {
        const kind = groups?.filler ? 'filler' : 'passive'
        stretches.push({ text: segment.slice(end, index) }, { text, kind })
        end = index + text.length
      }
      stretches.push({ text: segment.slice(end) })
      const words = countWords(segment)
      return { stretches, words, long: words > rules.longSentence }
    })
}
