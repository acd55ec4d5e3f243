import { z } from 'zod'
import { type ContentIssue, fieldName, type Path, valueAt } from '../content-issue.ts'
import { formerly, renamed } from './former-fields.ts'
import type { Fields, PlainIssue } from './read-fields.ts'

/** Error texts by the type that a schema expects. */
const EXPECTED: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list, each entry on a line that begins with a hyphen',
  tuple: 'must be a list, each entry on a line that begins with a hyphen',
  object: 'must contain fields of its own',
}

/** The error text of a limit: on the value of a number, the length of a text, the entries of a list. */
function limitMessage(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
): string {
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

const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a full address beginning with https:// or http://',
}

const notThere = (value: unknown) =>
  typeof value === 'object' || value === undefined
    ? 'must be one of these'
    : `no "${value}"${renamed(value)}`

/** The error text of an issue for which the schema has none. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const quoted = issue.expected === 'string' && typeof issue.input !== 'object'
      return `${EXPECTED[issue.expected] ?? issue.expected}${quoted ? '; put it in quotation marks ("…")' : ''}`
    }
    case 'invalid_value':
      return notThere(issue.input)
    case 'invalid_union':
      return notThere(issue.discriminator && Object(issue.input)[issue.discriminator])
    case 'invalid_format':
      return FORMATS[issue.format]
    case 'too_small':
    case 'too_big':
      return limitMessage(issue)
    default:
      return undefined
  }
}

/** Checks the fields of a content file against its schema. @param file below `content/` @returns the parsed fields, if they are valid, and all errors */
export function checkFields<Schema extends z.ZodObject>(
  schema: Schema,
  { values, lineOf }: Fields,
  file = '',
): { value?: z.output<Schema>; issues: PlainIssue[] } {
  /** The known fields of an object, by its path. */
  const known = new Map<string, string[]>()
  const parse = (values: unknown) =>
    schema.safeParse(values, {
      error: (issue) => {
        if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
          known.set(fieldName((issue.path ?? []) as Path), Object.keys(issue.inst.shape))
        }
        return messageOf(issue)
      },
    })
  const found = parse(values).error?.issues ?? []
  // What may be left out may also be empty.
  const filled = structuredClone(values)
  for (const path of found.map(({ path }) => path as Path))
    if ([null, ''].includes(valueAt(values, path) as null))
      delete Object(valueAt(filled, path.slice(0, -1)))[path.at(-1) ?? '']
  const { success, data, error } = parse(filled)
  if (success) return { value: data, issues: [] }
  const ofField = (issue: z.core.$ZodIssue) =>
    found.find(({ path }) => fieldName(path as Path) === fieldName(issue.path as Path)) ?? issue
  const contentIssue = (path: Path, wrong: string, allowed?: ContentIssue['allowed']) => {
    return { line: lineOf(path), field: fieldName(path), wrong, allowed }
  }
  const issues = error.issues.map(ofField).flatMap((issue) => {
    const path = issue.path as Path
    if (issue.code === 'unrecognized_keys') {
      const allowed = known.get(fieldName(path))
      return issue.keys.map((key) => {
        const wrong = formerly(file, [...path, key])
        return contentIssue(
          [...path, key],
          wrong ?? 'is not a field here',
          wrong ? undefined : allowed,
        )
      })
    }
    const value = valueAt(values, path)
    const nothing = value === undefined ? 'is missing' : value === null && 'is empty'
    return contentIssue(path, nothing || issue.message, allowedBy(issue))
  })
  // A value of a wrong type also violates the rules of the right type, so report one error per field.
  const first = new Map(issues.toReversed().map((issue) => [issue.field, issue]))
  return { issues: [...first.values()] }
}

/** The allowed values of a field, if they are enumerated. */
function allowedBy(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code === 'invalid_union' && 'options' in issue) return issue.options?.map(String)
  return undefined
}
