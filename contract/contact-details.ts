/**
 * What browsers accept in `<input type="email">`, plus letters of any script: whatever passes the
 * visitor's browser passes here.
 */
const EMAIL =
  /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?)*$/u

/** Whether a tidied text is an e-mail address: the one rule, in page and server. */
const isEmail = (text: string) => EMAIL.test(text)

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

/** What people write between the digits of a phone number. */
const BETWEEN_DIGITS = /[\s()./\p{Pd}\p{Default_Ignorable_Code_Point}]/gu

/** Whether a text can be a phone number: 7 to 15 digits, as E.164 allows. */
const isPhone = (text: string) => /^\+?\p{Nd}{7,15}$/u.test(text.replace(BETWEEN_DIGITS, ''))

/** Whether what was entered in a field of this kind can be right; of other kinds anything can. */
export const isValid = (kind: string | undefined, text: string) =>
  kind === 'email' ? isEmail(tidyEmail(text)) : kind !== 'tel' || isPhone(text)
