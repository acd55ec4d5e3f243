/**
 * A text as searches compare it, however it is written: in lower case, without accents of Latin letters, apostrophes,
 * quotation marks, hyphens and invisible characters.
 */
export const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}\p{Pd}\p{Pi}\p{Pf}'"ʼ`´]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Characters that are written in place of one another. */
const ALIKE = ["'’‘ʼ`´", '"“”„«»', '-‐‑–—', ' \u00a0\u202f\n']

/** Finds a text, whichever apostrophes, quotation marks, hyphens and spaces it has. @param whole in no longer word */
export function patternOf(text: string, flags = '', whole = false): RegExp {
  const found = Array.from(text, (one) => {
    const alike = ALIKE.find((all) => all.includes(one))
    return alike ? `[${alike}]` : one.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
  }).join('')
  const edge = '[\\p{L}\\p{M}\\p{N}]'
  return new RegExp(whole ? `(?<!${edge})${found}(?!${edge})` : found, `u${flags}`)
}
