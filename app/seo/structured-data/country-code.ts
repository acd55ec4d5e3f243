const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The two letters of a country (ISO 3166-1 alpha-2), which search engines ask for in an address.
 * @param name as people write it in that language: "India"
 * @returns the name itself where no country is called so
 */
export function countryCode(name: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes.find((code) => names.of(code) === name) ?? name
}
