import type { ContentIssue } from '../../schemas/content-issue.ts'
import type { FieldPath, Issue } from '../protocol.ts'

/** Splits the name of a field, such as `notes[0].beside`, into its keys. */
export const keysOf = (field: string): FieldPath =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** Turns an error into a sentence for the form, at the field that it concerns. */
export function wordsOf(
  { file, line, field, wrong, allowed }: ContentIssue,
  before = Number.POSITIVE_INFINITY,
): Issue {
  const inText = line > before
  const sentence = wrong.startsWith('no ')
    ? `There is ${wrong}`
    : /^(?:is|must|has|ends|contains) /.test(wrong)
      ? `This ${wrong}`
      : wrong.charAt(0).toUpperCase() + wrong.slice(1)
  const place = inText ? `Line ${line - before} of the text: ${wrong}` : sentence
  const choice = allowed?.length ? `. Possible: ${[...new Set(allowed)].join(', ')}` : ''
  return {
    file,
    path: inText ? ['content'] : keysOf(field),
    message: `${place}${choice}.`,
  }
}
