import { isEmail, visible } from './contact-details.ts'
import {
  type Field,
  formFields,
  hasAlternative,
  isRequired,
  type LabelledField,
  type Values,
} from './fields.ts'
import { fillIn } from './fill-in.ts'
import { isPhone } from './phone-number.ts'

/** By how many characters a text is too long for a field. A form without scripts sends two for a line's end. */
const excessOf = (text: string, { limit }: Field) =>
  text.replaceAll('\r\n', '\n').trim().length - limit

/** What is wrong with the text of a field beside the values of the others: the one rule, in page and server. */
export function problemOf(
  field: Field,
  text: string | undefined,
  values: Values,
  callingCode: string | undefined,
) {
  if (!text || !visible(text)) return isRequired(field, values) ? 'missing' : undefined
  if (field.kind === undefined) return undefined
  if (excessOf(text, field) > 0) return 'tooLong'
  const isRight = { email: isEmail, tel: (phone: string) => isPhone(phone, callingCode) }
  return (isRight[field.kind as keyof typeof isRight]?.(text) ?? true) ? undefined : 'malformed'
}

/** What is wrong with a field, in a sentence, if anything. @param tooLong with `{label}`, `{count}` and `{limit}` */
export function errorOf(
  [, field, labels]: LabelledField,
  text: string | undefined,
  values: Values,
  tooLong: string,
  callingCode: string | undefined,
): string | undefined {
  const problem = problemOf(field, text, values, callingCode)
  if (problem !== 'tooLong') return problem && labels[problem]
  const { limit } = field
  return fillIn(tooLong, { label: labels.label, count: excessOf(text ?? '', field), limit })
}

/** The help of a field, which says whether it may be empty, or whether another is enough. */
export function hintOf(
  [name, field, { hint }]: LabelledField,
  { asked_for, result }: Values,
  { optional, either }: Record<'optional' | 'either', string>,
): string | undefined {
  // Of two fields that do as well as each other neither is optional, whichever is filled in.
  const isNeeded = ([, other]: [string, Field]) => isRequired(other, { asked_for, result })
  const needed = formFields().filter(isNeeded)
  const isOptional = !needed.some(([one, { unless }]) => one === name || unless?.includes(name))
  const about = isOptional ? optional : hasAlternative(field) && either
  return [about, hint].filter(Boolean).join(' ') || undefined
}
