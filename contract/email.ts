/**
 * What browsers accept in `<input type="email">`, plus letters of any script: whatever passes the
 * visitor's browser passes here.
 */
const EMAIL =
  /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?)*$/u

/** Whether a tidied text is an e-mail address: the one rule, in page and server. */
export const isEmail = (text: string) => EMAIL.test(text)

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
