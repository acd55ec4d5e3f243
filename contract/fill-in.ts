/** Fills `{name}` in a line of the content: `fillIn('{n} of 8', { n: 2 })` is "2 of 8". */
export const fillIn = (line: string, values: Record<string, string | number>) =>
  line.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  )
