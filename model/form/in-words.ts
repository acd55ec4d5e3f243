/** A name or a fixed value in words: `menuLabel` is "Menu label", `surface-model` "Surface model". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value for reading, as long as it is easily read. */
export const inText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 600)
