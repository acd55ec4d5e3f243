/** White space and characters that are invisible on their own: joiners, fillers, bidi controls. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u

/** The visible part of a text; empty if there is none. */
export const visible = (text = '') => (INVISIBLE.test(text) ? '' : text)

/** What browsers accept in `<input type="email">`, plus letters of any script: the one rule, in page and server. */
const EMAIL =
  /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?)*$/u

/**
 * The address in what people paste from mails, pages and phones: without invisible characters, `mailto:`,
 * the name around angle brackets, and punctuation at the end. Full-width characters become plain ones (NFKC).
 */
export const tidyEmail = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/^[^<>]*<([^<>]*)>[^<>@]*$/, '$1')
    .trim()
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/[\s.,;]+$/, '')

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** A text with the digits of every script as 0 to 9: the ten of a script follow each other in Unicode. */
export const plainDigits = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (isDigit(zero - 1)) zero--
    return String((code - zero) % 10)
  })

/** What people write as a phone number, in plain digits and signs. Words, and a second number, stay. */
export const tidyPhone = (text: string) =>
  plainDigits(text)
    .replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\p{L}\d+()/.,;#-]+/gu, ' ')
    .trim()

/** Whether a text has a number that may be a phone's: 7 to 15 digits, as E.164 allows, and no word between. */
export const isPhone = (text: string) =>
  /(?<!\d)(?:\d[^\p{L}\d+]*){7,15}(?!\d)/u.test(tidyPhone(text))

/** The digits of the office's own number, with its plus; words would stay. */
export const dialled = (text: string) => tidyPhone(text).replace(/[^\p{L}\d+]/gu, '')

/** Whether what was entered in a field of this kind can be right; of other kinds anything can. */
export const isValid = (kind: string | undefined, text: string) =>
  kind === 'email' ? EMAIL.test(tidyEmail(text)) : kind !== 'tel' || isPhone(text)
