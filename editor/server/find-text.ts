import { PLACEHOLDER } from '../../contract/line.ts'
import { valuesIn } from '../../schemas/checks/across.ts'
import type { FieldPath, Place } from '../protocol.ts'

/** A shorter text is too common to be searched for inside others. */
const LEAST = 12

/** Keeps only letters and digits: a page shows no Markdown, and its spaces and quotation marks differ. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a placeholder may be filled in with: a number, a name, a short title. */
const FILLED = '.{1,40}'

/** Matches a text whose placeholders are filled in by the page, such as `{minutes} min read`. */
function pattern(value: string): RegExp | undefined {
  const parts = value.split(PLACEHOLDER).map((part, index) => (index % 2 ? FILLED : plain(part)))
  const words = parts.filter((_, index) => index % 2 === 0).join('')
  return parts.length > 1 && words.length >= LEAST / 2
    ? new RegExp(`^${parts.join(' ?')}$`)
    : undefined
}

/**
 * Finds the field that a text of a page comes from.
 * @param texts the text that was clicked, then those of the elements around it
 * @param files the fields of files, the most likely file first
 */
export function findText(
  texts: readonly string[],
  files: readonly { file: string; values: unknown }[],
): Pick<Place, 'file' | 'path'> | undefined {
  const fields = files.flatMap(({ file, values }) =>
    [...valuesIn(values)].flatMap(([path, value]) =>
      typeof value === 'string' && plain(value)
        ? { file, path: path as FieldPath, value, words: plain(value) }
        : [],
    ),
  )
  for (const text of texts.map(plain).filter(Boolean)) {
    const found =
      fields.find(({ words }) => words === text) ??
      (text.length < LEAST ? undefined : fields.find(({ words }) => words.includes(text))) ??
      fields.find(({ value }) => pattern(value)?.test(text))
    if (found) return { file: found.file, path: found.path }
  }
  return undefined
}
