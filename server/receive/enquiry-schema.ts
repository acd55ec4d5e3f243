/** What the server accepts as an enquiry, and its error messages. */
import { problemOf } from '../../contract/check-field.ts'
import { tidyEmail, visible } from '../../contract/contact-details.ts'
import { type Field, type FieldName, fieldsWhere, type Values } from '../../contract/fields.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Makes a text one line, so that it cannot end a mail header's line. */
const oneLine = (text: string) =>
  text
    .replace(/[\r\n\t\u0085\u2028\u2029]+/g, ' ')
    .replace(CONTROLS, '')
    .trim()

/** Normalises line ends to one character: forms send two, pages count one. */
export const manyLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()

function tidied({ kind, limit, hasLines }: Field, text: string) {
  const tidy = kind === 'email' ? tidyEmail : kind === 'multiline' || hasLines ? manyLines : oneLine
  // Cut instead of refused: an advertisement's long address must not cost an enquiry.
  return kind ? tidy(text) : tidy(text).slice(0, limit).toWellFormed()
}

const ACCEPTED = fieldsWhere(({ internal }) => !internal)

/** The fields of a form, tidied; unknown ones are dropped. */
export const enquiryFields = (form: Values): Record<FieldName, string> =>
  Object.fromEntries([
    ...ACCEPTED.map(([name, field]) => [name, tidied(field, visible(form[name]))]),
    ['message_id', (form.message_id ?? '').trim().toLowerCase()],
  ])

/** What is wrong with a field, in one line for programs; undefined if nothing is. */
export function problemIn(name: string, field: Field, form: Values, office?: string) {
  const problem = problemOf(field, form[name], form, office)
  return {
    missing: `${name} is empty`,
    malformed: `${name} is not valid`,
    tooLong: `${name} is longer than ${field.limit} characters`,
    none: undefined,
  }[problem ?? 'none']
}

/** The first of all problems. */
export const firstProblem = (fields: Record<FieldName, string>, office?: string) =>
  fields.message_id && !UUID.test(fields.message_id)
    ? 'message_id is not a UUID'
    : ACCEPTED.map(([name, field]) => problemIn(name, field, fields, office)).find(Boolean)
