import type { Labels } from './schema.server.ts'

export type Rules = Pick<Labels, 'fillers' | 'passive' | 'longSentence'>

export type Find = { kind: 'filler' | 'passive'; words: string; instead?: string | undefined }

export type Stretch = { text: string; kinds: Find['kind'][] }

export type Sentence = {
  stretches: Stretch[]
  words: number
  long: boolean
  finds: Find[]
}

/** No letter, digit, apostrophe or hyphen before or after: that would be the middle of a word. */
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}'’-])`
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}'’-])`

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+')

/** The source of an expression that matches any of the words, the longest first. */
const anyOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

const wholeWords = (source: string) => new RegExp(`${BEFORE}(?:${source})${AFTER}`, 'giu')

const fillersIn = (fillers: Rules['fillers']) =>
  wholeWords(anyOf(fillers.map(({ words }) => words)))

const passiveOf = ({ passive }: Rules) => {
  const { auxiliaries, adverbEnding, participleEnding, participles, noParticiples } = passive
  const none = noParticiples.length > 0 ? `(?!(?:${anyOf(noParticiples)})${AFTER})` : ''
  const participle = String.raw`${none}(?:[\p{L}\p{M}]+${escaped(participleEnding)}|${anyOf(participles)})`
  return wholeWords(
    String.raw`(?:${anyOf(auxiliaries)})\s+(?:[\p{L}\p{M}]+${escaped(adverbEnding)}\s+)?${participle}`,
  )
}

/** Counts words as word processors do: what is between spaces and has a letter or a digit. */
export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/**
 * Splits a paragraph into sentences, with what the red pencil marks in each.
 * @param language whose rules decide where a sentence ends (Unicode UAX #29, by `Intl.Segmenter`)
 */
export function readParagraph(text: string, rules: Rules, language: string): Sentence[] {
  const filler = fillersIn(rules.fillers)
  const passive = passiveOf(rules)
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
      const finds = (kind: Find['kind'], expression: RegExp) =>
        Array.from(segment.matchAll(expression), ({ index, 0: text }) => ({
          kind,
          from: index,
          to: index + text.length,
          words: text.replace(/\s+/g, ' '),
        }))
      const found = [...finds('filler', filler), ...finds('passive', passive)].toSorted(
        (one, other) => one.from - other.from,
      )
      const words = countWords(segment)
      return {
        stretches: stretchesOf(segment, found),
        words,
        long: words > rules.longSentence,
        finds: found.map(({ kind, words }) => ({
          kind,
          words,
          instead:
            kind === 'filler'
              ? rules.fillers.find((one) => one.words === words.toLowerCase())?.instead
              : undefined,
        })),
      }
    })
}

/** Cuts a sentence wherever a mark begins or ends. */
function stretchesOf(
  text: string,
  found: readonly { kind: Find['kind']; from: number; to: number }[],
): Stretch[] {
  const edges = [0, text.length, ...found.flatMap(({ from, to }) => [from, to])]
  const cuts = [...new Set(edges)].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length
    const over = found.filter((mark) => mark.from <= from && mark.to >= to)
    return { text: text.slice(from, to), kinds: over.map(({ kind }) => kind) }
  })
}

/** Temporarily marks what has to begin with a capital: a character that no text contains. */
const CAPITAL = '\u{e000}'

/** A paragraph with fillers removed or replaced by shorter words; sentences still begin with a capital. */
export function withoutFillers(text: string, fillers: Rules['fillers']): string {
  const found = new RegExp(`(${fillersIn(fillers).source})(,?\\s*)`, 'giu')
  return text
    .replace(found, (_, filler: string, space: string) => {
      const words = filler.toLowerCase().replace(/\s+/g, ' ')
      const instead = fillers.find((one) => one.words === words)?.instead
      const capital = filler[0] === filler[0]?.toLowerCase() ? '' : CAPITAL
      return capital + (instead ? instead + space : '')
    })
    .replace(new RegExp(`${CAPITAL}+(.?)`, 'gu'), (_, next: string) => next.toUpperCase())
    .replace(/[^\S\n]+([.,;:!?])/g, '$1')
}
