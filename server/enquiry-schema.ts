/** The schema of an enquiry: what the server accepts, and its error messages. */
import { z } from 'zod'
import { isValid, tidyEmail } from '../contract/contact-details.ts'
import { type Field, type FieldName, fieldsWhere, isRequired } from '../contract/fields.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Makes a text one line, so that it cannot end a mail header's line. */
const oneLine = (text: string) =>
  text
    .replace(/[\r\n\t\u0085\u2028\u2029]+/g, ' ')
    .replace(CONTROLS, '')
    .trim()

/** Normalises line ends to one character: forms send two, `maxlength` counts one. */
export const manyLines = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()

/** White space and characters that are invisible on their own: joiners, fillers, bidi controls. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u

/** The visible part of a text; empty if there is none. */
export const visible = (text: string) => (INVISIBLE.test(text) ? '' : text)

function schemaOf(name: string, { kind, limit, hasLines }: Field) {
  const tidy = kind === 'email' ? tidyEmail : kind === 'multiline' || hasLines ? manyLines : oneLine
  const text = z
    .string()
    .default('')
    .transform((text) => tidy(visible(text)))
  // Cut instead of refused: an advertisement's long address must not cost an enquiry.
  if (!kind) return text.transform((text) => text.slice(0, limit).toWellFormed())
  return (
    text
      // Zod's `max` counts code points; `maxlength` and the documents count UTF-16 units.
      .refine((text) => text.length <= limit, `${name} is longer than ${limit} characters`)
      .refine((text) => !text || isValid(kind, text), `${name} is not valid`)
  )
}

const ACCEPTED = fieldsWhere(({ internal }) => !internal)

/** The values of an enquiry by field; unknown fields are dropped. */
export type EnquiryFields = Record<FieldName, string>

/** An enquiry as the form sends it. */
export const enquirySchema = z
  .object({
    ...Object.fromEntries(ACCEPTED.map(([name, field]) => [name, schemaOf(name, field)])),
    message_id: z
      .string()
      .default('')
      .transform((id) => id.trim().toLowerCase())
      .pipe(z.union([z.literal(''), z.guid('message_id is not a UUID')])),
  })
  .transform((fields) => fields as EnquiryFields)
  .superRefine((fields, issues) => {
    for (const [name, field] of ACCEPTED)
      if (isRequired(field, fields) && !fields[name])
        issues.addIssue({ code: 'custom', path: [name], message: `${name} is empty` })
  })

/** The first validation error, in one line. */
export function firstProblem(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'The message is not complete'
}
