/** The schema of an enquiry: what the server accepts, and its error messages. */
import { z } from 'zod'
import { isEmail, tidyEmail } from '../contract/email.ts'
import { FIELD, LIMIT } from '../contract/fields.ts'

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

/** Whether a text has any visible character. */
export const isVisible = (text: string) => !INVISIBLE.test(text)

const limited = (field: string, limit: number, tidy: (text: string) => string) =>
  z
    .string({ error: `${field} is missing` })
    .transform((text) => (isVisible(text) ? tidy(text) : ''))
    // Zod's `max` counts code points; `maxlength` and the documents count UTF-16 units.
    .refine((text) => text.length <= limit, `${field} is longer than ${limit} characters`)

const required = (field: string, limit: number, tidy: (text: string) => string) =>
  limited(field, limit, tidy).refine(Boolean, { error: `${field} is empty`, abort: true })

/** Cuts a long value instead of refusing it: an advertisement's long address must not cost an enquiry. */
const cut = (limit: number, tidy: (text: string) => string) =>
  z
    .string()
    .optional()
    .transform((text) =>
      tidy(text ?? '')
        .slice(0, limit)
        .toWellFormed(),
    )

const origin = (limit: number) => cut(limit, oneLine)

const UTM = {
  [FIELD.utmSource]: origin(LIMIT.subject),
  [FIELD.utmMedium]: origin(LIMIT.subject),
  [FIELD.utmCampaign]: origin(LIMIT.subject),
  [FIELD.utmTerm]: origin(LIMIT.subject),
  [FIELD.utmContent]: origin(LIMIT.subject),
}

/** An enquiry as the form sends it; its message may be empty beside a result. Unknown fields are dropped. */
export const enquirySchema = z
  .object({
    [FIELD.name]: required('name', LIMIT.name, oneLine),
    [FIELD.email]: required('email', LIMIT.email, tidyEmail).refine(
      isEmail,
      'email is not an e-mail address',
    ),
    [FIELD.message]: limited('message', LIMIT.message, manyLines),
    [FIELD.messageId]: z
      .string()
      .transform((id) => id.trim().toLowerCase())
      .pipe(z.union([z.literal(''), z.guid('message_id is not a UUID')]))
      .optional(),
    [FIELD.subjectOfInterest]: origin(LIMIT.subject),
    [FIELD.result]: cut(LIMIT.result, manyLines),
    [FIELD.page]: origin(LIMIT.origin),
    [FIELD.referrer]: origin(LIMIT.origin),
    ...UTM,
  })
  .refine(({ message, result }) => message || isVisible(result), {
    path: [FIELD.message],
    error: 'message is empty',
  })

export type EnquiryFields = z.infer<typeof enquirySchema>

/** The first validation error, in one line. */
export function firstProblem(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'The message is not complete'
}
