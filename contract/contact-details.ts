/** White space and characters that are invisible on their own: joiners, fillers, bidi controls. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u

/** The visible part of a text; empty if there is none. */
export const visible = (text = '') => (INVISIBLE.test(text) ? '' : text)

/** What browsers accept in `<input type="email">`, plus letters of any script. */
const EMAIL =
  /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?)*$/u

/** The address in what people paste: without invisible characters, `mailto:`, a name around brackets, a full stop. */
export const tidyEmail = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/^[^<>]*<([^<>]*)>[^<>@]*$/, '$1')
    .trim()
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/[\s.,;]+$/, '')

/** Whether a text may be an e-mail address: the one rule, in page and server. */
export const isEmail = (text: string) => EMAIL.test(tidyEmail(text))

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** A text with the digits of every script as 0 to 9: the ten of a script follow each other in Unicode. */
export const plainDigits = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (isDigit(zero - 1)) zero--
    return String((code - zero) % 10)
  })

/** What people write as a phone number, in plain digits and signs: + for 00 and 0011. Words and a second number stay. */
export const tidyPhone = (text: string) =>
  plainDigits(text)
    .replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\p{L}\d+()/.,;#-]+/gu, ' ')
    .trim()
    .replace(/^([^\d+]*)(?:0011|\+?00)(?=[^\d+]*[1-9])/, '$1+')

/** The digits of the office's own number, with its plus and without a zero in brackets; words would stay. */
export const dialled = (text: string) =>
  tidyPhone(text)
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/[^\p{L}\d+]/gu, '')
