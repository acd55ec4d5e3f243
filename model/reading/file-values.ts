import { OwnerError } from '../../contract/owner-error.ts'
import { kindOf } from '../kinds.ts'
import { readFields } from './read-fields.ts'
import { splitFile } from './split-file.ts'

export type Values = Record<string, unknown>

/** The fields of a file, placeholders not filled in; the text of Markdown is `content`. @throws OwnerError if it is unreadable */
export function valuesOf(file: string, text: string): Values {
  const { yaml, before, markdown, wrong } = splitFile(file, text)
  if (wrong) throw new OwnerError(`content/${file} ${wrong}.`)
  const { fields, issues } = readFields(yaml, before)
  if (!fields)
    throw new OwnerError(`Line ${issues[0]?.line} of content/${file} ${issues[0]?.wrong}.`)
  return { ...fields.values, ...(markdown && { content: markdown.text }) }
}

/** The fields of a version; undefined where there was no file, or one with mistakes, or without fields. */
export function knownValues(file: string, text: string | null | undefined): Values | undefined {
  try {
    return text && kindOf(file) ? valuesOf(file, text) : undefined
  } catch {
    return undefined
  }
}
