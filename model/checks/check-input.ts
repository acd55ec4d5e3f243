import { formSection } from '../../contract/fields.ts'
import type { Addressed } from '../addresses.ts'
import { type Path, valueAt } from '../content-issue.ts'
import type { FolderName } from '../kinds.ts'
import type { MarkdownParts } from '../markdown-parts.ts'

/** A content file that could be parsed, valid or not. */
export type ReadFile = {
  values: Record<string, unknown>
  /** What its Markdown contains, with line numbers of the file, `before` of them above the text. */
  texts: (MarkdownParts & { path: Path; before: number; lines: number })[]
}

/** The day on which a draft is shown: later than any other. */
export const NEVER = '9999-12-31'

export type CheckInput = {
  content: Addressed
  /** Every file that could be parsed, by path. */
  read: ReadonlyMap<string, ReadFile>
  /** The entries of a folder, including invalid ones. */
  slugs: (kind: FolderName) => string[]
  pictures: readonly string[]
  /** The files in the folder of the brand, by name; of fonts only the name counts. */
  brandFiles: Readonly<Record<string, string>>
  snippets: Readonly<Record<string, string>>
  /** Addresses that do not depend on the content. */
  fixedPaths: readonly string[]
  /** The day of the check, such as 2026-11-30. */
  today: string
  /** The first day on which a build shows a file; empty for always, `NEVER` for a draft. */
  shownFrom: (file: string) => string
  /** Reports what is wrong, if anything is. The line defaults to that of the field. */
  report: (
    file: string,
    field: Path | string,
    wrong: string | undefined,
    more?: {
      allowed?: readonly string[] | undefined
      instead?: string | undefined
      line?: number | undefined
      severity?: 'warning'
    },
  ) => void
}

/** Whether a value is in a block that no page shows. */
export const inHiddenBlock = (values: object, path: Path) =>
  path[0] === 'blocks' && Object(valueAt(values, path.slice(0, 2))).hidden === true

/** The blocks of a file that its page shows, valid or not, with their places. */
export const shownBlocks = ({ blocks }: ReadFile['values']): [number, ReadFile['values']][] =>
  [...[blocks ?? []].flat().map(Object).entries()].filter(([, { hidden }]) => hidden !== true)

/** What links to the page of a file can name: its demos, forms and headings. */
export function anchorsIn({ values, texts }: Pick<ReadFile, 'values' | 'texts'>) {
  let forms = 0
  const inBlocks = shownBlocks(values).flatMap(([index, { block, name }]) => {
    const id =
      block === 'demo' ? `${name}` : block === 'contact-form' && formSection(undefined, ++forms)
    return id ? { id, field: ['blocks', index, 'name'], line: undefined } : []
  })
  const shown = texts.filter(({ path }) => !inHiddenBlock(values, path))
  const headings = shown.flatMap(({ headings }) =>
    headings.map((one) => ({ ...one, field: 'text' })),
  )
  return [...inBlocks, ...headings]
}

/** Yields every value in a file's fields, at any depth, with its path. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* valuesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** Every value of all files, at any depth. */
export function* everyValue(read: CheckInput['read']) {
  for (const [file, { values }] of read)
    for (const [path, value] of valuesIn(values)) yield { file, path, value }
}

/** The entries with the key of an earlier one, each with the first that has it. */
export const repeated = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown) =>
  [...Map.groupBy(entries, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((other): [Entry, Entry] => [other, first as Entry]),
  )

/** Why a build that shows one file would not show another that it names, such as "is a draft"; undefined if it would. */
export function hiddenFrom(
  { shownFrom, today }: Pick<CheckInput, 'shownFrom' | 'today'>,
  file: string,
  named: string | undefined,
): string | undefined {
  const day = named ? shownFrom(named) : ''
  if (day <= today || day <= shownFrom(file)) return undefined
  return day === NEVER ? 'is a draft' : `is not published before ${day}`
}
