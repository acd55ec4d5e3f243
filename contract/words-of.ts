const APOSTROPHES = /['’‘ʼ`´′](?:s(?![\p{L}\p{N}]))?/gu
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-‐.@_][\p{L}\p{M}\p{N}]+)*/gu

/** A text in lower case, without accents of Latin letters and soft hyphens; "ß" is "ss". */
export const bareText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()

/** The words of a text as the search compares them, without "'s", each as a list of its parts: "e-commerce" has two. */
export const wordsOf = (text: string): string[][] =>
  (bareText(text).replace(APOSTROPHES, '').match(WORD) ?? []).map((word) => word.split(/[-‐.@_]/))
