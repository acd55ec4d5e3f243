import { type ContentIssue, keysOf } from '../../model/content-issue.ts'
import type { FieldPath, FileEntry, Issue, Place } from '../protocol.ts'
import { labelsOf, schemaOf } from './form-schema.ts'
import type { Listed } from './list-files.ts'

/** The name of a file in the list. */
export const labelOf = (files: FileEntry[], file: string) => {
  const entry = files.find((one) => one.file === file)
  return entry ? `${entry.group} › ${entry.label}` : `content/${file}`
}

/** A field in the owner's words, with its address if a form shows it. @param files all files */
export function placeOf(files: Listed[], file: string, path: FieldPath): Place {
  const listed = files.find((one) => one.file === file)
  const where = labelsOf(path, schemaOf(file), listed?.values).join(' › ')
  const label = labelOf(files, file)
  return { file, label, where: where || 'The whole file', ...(listed && { path }) }
}

/** A sentence about its subject, such as "is missing", as a sentence. */
function sentence(wrong: string): string {
  if (wrong.startsWith('no ')) return `There is ${wrong}`
  if (/^(?:is|must|has|ends|contains|does|cannot) /.test(wrong)) return `This ${wrong}`
  return wrong.charAt(0).toUpperCase() + wrong.slice(1)
}

/** An issue in the owner's words: a sentence, and the field that it concerns. @param files all files */
export function issueInWords(
  files: Listed[],
  { file, field, wrong, allowed, severity, instead, text }: Omit<ContentIssue, 'line'>,
): Issue {
  const place = placeOf(files, file, text ? (text.path as FieldPath) : keysOf(field))
  const told = text ? `Line ${text.line} of the text: ${wrong}` : sentence(wrong)
  const choice = allowed?.length ? `. Possible: ${[...new Set(allowed)].join(', ')}` : ''
  return { ...place, message: `${told}${choice}.`, severity, instead }
}
