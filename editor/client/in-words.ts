/** A fixed value in words: `surface-model` is "Surface model". */
export const inWords = (value: string) =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')
