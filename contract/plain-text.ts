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
