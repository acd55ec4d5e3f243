import { FIELD } from '../../contract/fields.ts'
import { plainText } from '../../contract/plain-text.ts'

const LETTER = '[\\p{L}\\p{M}\\p{N}]'
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu

/** Whether a message has two words of a list, in the singular or plural, with any spaces, hyphens or accents. */
function hasTwoOf(words: readonly string[], message: string): boolean {
  const text = plainText(message)
  const bare = words.map((word) => plainText(word).replace(NO_LETTERS, '').replace(/s$/, ''))
  const found = [...new Set(bare)].filter((word) => {
    const letters = Array.from(word).join(NO_LETTERS.source.replace('+', '*'))
    return new RegExp(`(?<!${LETTER})${letters}s?(?!${LETTER})`, 'u').test(text)
  })
  // A word within another one of the list is not written twice.
  const isPart = (word: string) => found.some((other) => other !== word && other.includes(word))
  return found.filter((word) => !isPart(word)).length > 1
}

/**
 * One sign alone only marks the mail: autofill fills in honeypots, some people are quick, and some ask about loans.
 * With two, or a honeypot without a time, an enquiry is quarantined, and answered like any other, so that a spammer
 * learns nothing.
 */
export function signsOfSpam(
  form: Record<string, string>,
  fastestPersonMs: number,
  spamWords: readonly string[],
) {
  const elapsed = Number.parseFloat(form[FIELD.elapsedMs] ?? '')
  const isTrapped = Boolean(form[FIELD.honeypot]?.trim())
  // A negative time means that the clock was set back, which is no sign of spam.
  const isTooFast = elapsed >= 0 && elapsed < fastestPersonMs
  const isSelling = hasTwoOf(spamWords, form[FIELD.message] ?? '')
  const signs = (
    [isTrapped && 'honeypot', isTooFast && 'too fast', isSelling && 'words'] as const
  ).filter((sign) => sign !== false)
  const quarantined = signs.length > 1 || (isTrapped && !(elapsed >= fastestPersonMs))
  return { suspicion: signs[0], quarantined }
}
