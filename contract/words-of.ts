const APOSTROPHES = /['’‘ʼ`´′](?:s(?![\p{L}\p{N}]))?/gu
const ACCENTS = /[\u0300-\u036f\u00ad]/g
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-‐.@_][\p{L}\p{M}\p{N}]+)*/gu

/**
 * The words of a text as the search compares them, each as a list of its parts: "e-commerce" has two.
 * They are in lower case, without accents of Latin letters, apostrophes and "'s".
 */
export const wordsOf = (text: string): string[][] =>
  (
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .normalize('NFC')
      .toUpperCase()
      .toLowerCase()
      .replace(APOSTROPHES, '')
      .match(WORD) ?? []
  ).map((word) => word.split(/[-‐.@_]/))
