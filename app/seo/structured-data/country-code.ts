const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * The ISO 3166-1 alpha-2 code of a country, which search engines expect in an address.
 * @param name its name in that language: "India"
 * @returns the code, or the name itself if no country has that name
 */
export function countryCode(name: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes.find((code) => names.of(code) === name) ?? name
}
