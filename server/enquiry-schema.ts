/** The schema of an enquiry: what the server accepts, and its error messages. */
import { z } from 'zod'
import { problemOf } from '../contract/check-field.ts'
import { tidyEmail, visible } from '../contract/contact-details.ts'
import { type Field, type FieldName, fieldsWhere, type Values } from '../contract/fields.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Makes a text one line, so that it cannot end a mail header's line. */
const oneLine = (text: string) =>
  text
    .replace(/[\r\n\t\u0085\u2028\u2029]+/g, ' ')
    .replace(CONTROLS, '')
    .trim()

/** Normalises line ends to one character: forms send two, pages count one. */
export const manyLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()

function schemaOf({ kind, limit, hasLines }: Field) {
  const tidy = kind === 'email' ? tidyEmail : kind === 'multiline' || hasLines ? manyLines : oneLine
  const text = z
    .string()
    .default('')
    .transform((text) => tidy(visible(text)))
  // Cut instead of refused: an advertisement's long address must not cost an enquiry.
  return kind ? text : text.transform((text) => text.slice(0, limit).toWellFormed())
}

/** What is wrong with a field, in one line for programs; undefined if nothing is. */
export function problemIn(name: string, field: Field, form: Values): string | undefined {
  const problem = problemOf(field, form[name], form)
  return {
    missing: `${name} is empty`,
    malformed: `${name} is not valid`,
    tooLong: `${name} is longer than ${field.limit} characters`,
    none: undefined,
  }[problem ?? 'none']
}

const ACCEPTED = fieldsWhere(({ internal }) => !internal)

/** The values of an enquiry by field; unknown fields are dropped. */
export type EnquiryFields = Record<FieldName, string>

/** An enquiry as the form sends it. */
export const enquirySchema = z
  .object({
    ...Object.fromEntries(ACCEPTED.map(([name, field]) => [name, schemaOf(field)])),
    message_id: z
      .string()
      .default('')
      .transform((id) => id.trim().toLowerCase())
      .pipe(z.union([z.literal(''), z.guid('message_id is not a UUID')])),
  })
  .transform((fields) => fields as EnquiryFields)
  .superRefine((fields, issues) => {
    for (const [name, field] of ACCEPTED) {
      const message = problemIn(name, field, fields)
      if (message) issues.addIssue({ code: 'custom', path: [name], message })
    }
  })

/** The first validation error, in one line. */
export function firstProblem(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'The message is not complete'
}
