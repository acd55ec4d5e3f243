/**
 * What comes out, for `Results`, where labels and figures are called alike.
 * @param keys which of them, in order
 */
export const resultItems = <Key extends string>(
  keys: readonly Key[],
  labels: Record<Key, string>,
  figures: Record<Key, string | number>,
): { key: string; label: string; value: string }[] =>
  keys.map((key) => ({ key, label: labels[key], value: String(figures[key]) }))
