import { z } from 'zod'
import type { ContentIssue, Path } from '../content-issue.ts'
import { fieldName } from '../content-issue.ts'
import type { Fields, PlainIssue } from './read-fields.ts'

type TooSmall = z.core.$ZodIssueTooSmall
type TooBig = z.core.$ZodIssueTooBig

/** What a value has to be, by the type that its schema expects. */
const EXPECTED: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list, each entry on a line that begins with a hyphen',
  tuple: 'must be a list, each entry on a line that begins with a hyphen',
  object: 'must hold fields of its own',
}

/** The limit that a value passes: of a number its value, of text its length, of a list its entries. */
function limitMessage(issue: z.core.$ZodRawIssue<TooSmall | TooBig>): string {
  const isMinimum = issue.code === 'too_small'
  const limit = isMinimum ? issue.minimum : issue.maximum
  const bound = isMinimum ? 'at least' : 'at most'
  switch (issue.origin) {
    case 'number':
    case 'int':
      if (issue.inclusive === false) return `must be ${isMinimum ? 'more' : 'less'} than ${limit}`
      return `must be ${limit} or ${isMinimum ? 'more' : 'less'}`
    case 'string':
      return `has ${String(issue.input).length} characters; ${bound} ${limit} ${isMinimum ? 'are needed' : 'fit'}`
    default:
      return `must have ${issue.exact ? 'exactly' : bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  }
}

/** The words for what no schema says in words of its own. */
function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const quoted = issue.expected === 'string' && typeof issue.input !== 'object'
      return `${EXPECTED[issue.expected] ?? issue.expected}${quoted ? '; put it in quotation marks ("…")' : ''}`
    }
    case 'invalid_value':
      return `no "${issue.input}"`
    case 'too_small':
    case 'too_big':
      return limitMessage(issue)
    default:
      return undefined
  }
}

/** The value at a path, undefined where there is none. */
const valueAt = (values: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], values)

/**
 * Checks the fields of a content file against its schema.
 * @returns what the schema makes of them, where they fit it, and every error
 */
export function checkFields<Schema extends z.ZodObject>(
  schema: Schema,
  { values, lineOf }: Fields,
): { value?: z.output<Schema>; issues: PlainIssue[] } {
  /** The fields that a part may have, by the path of the part. */
  const known = new Map<string, string[]>()
  const { success, data, error } = schema.safeParse(values, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
        known.set(fieldName(issue.path ?? []), Object.keys(issue.inst.shape))
      }
      return wordsOf(issue)
    },
  })
  if (success) return { value: data, issues: [] }
  const contentIssue = (path: Path, wrong: string, allowed?: ContentIssue['allowed']) => {
    return { line: lineOf(path), field: fieldName(path), wrong, allowed }
  }
  const issues = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const allowed = known.get(fieldName(issue.path))
      return issue.keys.map((key) =>
        contentIssue([...issue.path, key], 'is no field here', allowed),
      )
    }
    const value = valueAt(values, issue.path)
    if (value === undefined) return contentIssue(issue.path, 'is missing', allowedBy(issue))
    if (value === null) return contentIssue(issue.path, 'is empty', allowedBy(issue))
    return contentIssue(issue.path, issue.message, allowedBy(issue))
  })
  // A value of a wrong kind also breaks the rules for the right kind.
  const first = new Map(issues.toReversed().map((issue) => [issue.field, issue]))
  return { issues: [...first.values()] }
}

/** The values that a field may have, where they are few and known. */
function allowedBy(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code === 'invalid_union' && 'options' in issue) return issue.options?.map(String)
  return undefined
}
