import { PLACEHOLDER } from '../../contract/line.ts'
import { valuesIn } from '../../schemas/checks/across.ts'
import type { FieldPath, FoundText } from '../protocol.ts'

/** A shorter text is too common to be found inside of others. */
const LEAST = 12

/** Letters and digits only: a page shows no Markdown, and other spaces and quotation marks. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Matches a text whose placeholders are filled in by the page, such as `{minutes} min`. */
const pattern = (value: string) =>
  new RegExp(
    `^${value
      .split(PLACEHOLDER)
      .flatMap((part, index) => (index % 2 ? '.+' : plain(part)))
      .join(' ?')}$`,
  )

/**
 * Finds the field that a text of a page comes from.
 * @param texts the text that was clicked, then those of the elements around it
 * @param files the fields of files, the most likely file first
 */
export function findText(
  texts: readonly string[],
  files: readonly { file: string; values: unknown }[],
): FoundText | undefined {
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
      fields.find(({ value }) => value.search(PLACEHOLDER) >= 0 && pattern(value).test(text)) ??
      (text.length >= LEAST && fields.find(({ words }) => words.includes(text)))
    if (found) return { file: found.file, path: found.path }
  }
  return undefined
}
