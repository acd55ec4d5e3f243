export type ContentIssue = {
  /** Path below `content/`. */
  file: string
  /** Counted from 1; 1 if the error concerns the whole file. */
  line: number
  /** The path of the field, such as `notes[0].beside`; empty if the error concerns the whole file. */
  field: string
  wrong: string
  /** The Markdown text that it is in, if it is in one, and its line in it. */
  text?: { path: Path; line: number } | undefined
  allowed?: readonly string[] | undefined
  /** A value of the field that would do. */
  instead?: string | undefined
  /** Without one, it is an error, which stops a build. What would be an error, if its file were no draft, stops nothing. */
  severity?: 'warning' | 'draft' | 'translation' | undefined
}

export const isError = ({ severity }: Pick<ContentIssue, 'severity'>) => !severity

/** The keys of a field, from the top of its file. */
export type Path = readonly (string | number)[]

/** Formats a path: `['notes', 0, 'beside']` is `notes[0].beside`. */
export const fieldName = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

/** The keys of a formatted path. */
export const keysOf = (field: string) =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** The value at a path, or undefined. */
export const valueAt = (values: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], values)

/** Formats an error as one line, for the check, the build, development and editors. */
export function issueLine(issue: ContentIssue): string {
  const { file, line, field, wrong, allowed, severity } = issue
  const kind = severity === 'draft' ? 'not finished: ' : severity ? 'warning: ' : ''
  const place = `content/${file}:${line}: ${kind}${field ? `${field}: ` : ''}`
  if (!allowed) return place + wrong
  return `${place}${wrong}; ${allowed.length > 0 ? `there are ${[...new Set(allowed)].join(', ')}` : 'there is none'}`
}

/** Compares by file, then by line. */
export const byPlace = (one: ContentIssue, other: ContentIssue) =>
  one.file.localeCompare(other.file, 'en') ||
  one.line - other.line ||
  one.field.localeCompare(other.field, 'en')
