import type { Path } from '../content-issue.ts'
import type { Content, FolderName } from '../kinds.ts'
import type { MarkdownParts } from '../markdown-parts.ts'

/** A content file that could be parsed, valid or not. */
export type ReadFile = {
  values: Record<string, unknown>
  /** What the text of a Markdown file contains, with line numbers of the file. */
  markdown?: MarkdownParts
}

/** The input of checks across files. */
export type Across = {
  /** Every valid file. */
  content: Partial<Content> & Pick<Content, FolderName>
  /** Every file that could be parsed, by path. */
  read: ReadonlyMap<string, ReadFile>
  /** The entries of a folder, including invalid ones. */
  slugs: (kind: FolderName) => string[]
  /** The file names in the folder of pictures. */
  pictures: readonly string[]
  /** Addresses that do not depend on the content. */
  fixedPaths: readonly string[]
  /** Articles up to this day are published, such as 2026-11-30. */
  today: string
  /** Reports an error. The line defaults to that of the field. */
  report: (
    file: string,
    field: Path | string,
    wrong: string,
    more?: { allowed?: readonly string[]; line?: number },
  ) => void
}

/** Yields every value in a file's fields, at any depth, with its path. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* valuesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
