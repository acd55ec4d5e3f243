/** Something wrong in a content file. */
export type ContentIssue = {
  /** Path below `content/`. */
  file: string
  /** Counted from 1; 1 as well where the whole file is meant. */
  line: number
  /** The way to the field, as `notes[0].beside`; empty where the whole file is meant. */
  field: string
  wrong: string
  /** What may stand there instead. */
  allowed?: readonly string[] | undefined
}

/** A field's keys, from the top of its file. */
export type Path = readonly PropertyKey[]

/** `['notes', 0, 'beside']` is written `notes[0].beside`. */
export const fieldName = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** An error as the check, the build, development and the editor say it: one line. */
export function issueLine({ file, line, field, wrong, allowed }: ContentIssue): string {
  const place = `content/${file}:${line}: ${field ? `${field}: ` : ''}`
  if (!allowed) return place + wrong
  return `${place}${wrong}; ${allowed.length > 0 ? `there are ${[...new Set(allowed)].join(', ')}` : 'there is none'}`
}

/** By file, then by line. */
export const byPlace = (one: ContentIssue, other: ContentIssue) =>
  one.file.localeCompare(other.file, 'en') ||
  one.line - other.line ||
  one.field.localeCompare(other.field, 'en')
