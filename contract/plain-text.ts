import { bareText } from './words-of.ts'

/** A text as searches compare it: bare, without apostrophes, quotation marks, hyphens and invisible characters. */
export const plainText = (text: string) =>
  bareText(text)
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Pd}\p{Pi}\p{Pf}'"ʼ`´′]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Characters that are written in place of one another. */
const ALIKE = ["'’‘ʼ`´′", '"“”„«»', '-‐‑–—', ' \u00a0\u202f\n']

/** A letter without accents. */
const bare = (letter: string) => letter.normalize('NFD').charAt(0)

/** All letters of the Latin alphabet, with and without accents. */
const LATIN = Array.from({ length: 0x1f00 }, (_, code) => String.fromCharCode(code)).filter((one) =>
  /[a-z]/i.test(bare(one)),
)

/** Finds a text with any accents, apostrophes, quotation marks, hyphens and spaces. @param whole in no longer word */
export function patternOf(text: string, flags = '', whole = false): RegExp {
  const found = Array.from(text.normalize('NFC'), (one) => {
    const latin = LATIN.filter((other) => bare(other) === bare(one)).join('')
    const alike = ALIKE.find((all) => all.includes(one)) ?? latin
    if (!alike) return one.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
    return `[${alike}][\\u0300-\\u036f\\u00ad]*`
  }).join('')
  const edge = '[\\p{L}\\p{M}\\p{N}]'
  return new RegExp(whole ? `(?<!${edge})${found}(?!${edge})` : found, `u${flags}`)
}
