/** An error in a content file. */
export type ContentIssue = {
  /** Path below `content/`. */
  file: string
  /** Counted from 1; 1 if the error concerns the whole file. */
  line: number
  /** The path of the field, such as `notes[0].beside`; empty if the error concerns the whole file. */
  field: string
  wrong: string
  /** The allowed values. */
  allowed?: readonly string[] | undefined
}

/** The keys of a field, from the top of its file. */
export type Path = readonly PropertyKey[]

/** Formats a path: `['notes', 0, 'beside']` is `notes[0].beside`. */
export const fieldName = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** Formats an error as one line, for the check, the build, development and editors. */
export function issueLine({ file, line, field, wrong, allowed }: ContentIssue): string {
  const place = `content/${file}:${line}: ${field ? `${field}: ` : ''}`
  if (!allowed) return place + wrong
  return `${place}${wrong}; ${allowed.length > 0 ? `there are ${[...new Set(allowed)].join(', ')}` : 'there is none'}`
}

/** Compares by file, then by line. */
export const byPlace = (one: ContentIssue, other: ContentIssue) =>
  one.file.localeCompare(other.file, 'en') ||
  one.line - other.line ||
  one.field.localeCompare(other.field, 'en')
