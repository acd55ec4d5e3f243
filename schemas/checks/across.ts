import type { Path } from '../content-issue.ts'
import type { Content, FolderName } from '../kinds.ts'
import type { MarkdownParts } from '../markdown-parts.ts'

/** A content file that could be read, whether its fields are right or not. */
export type ReadFile = {
  values: Record<string, unknown>
  /** What the text below the fields of a Markdown file names, with the lines of the file. */
  markdown?: MarkdownParts
}

/** What the checks look at that one file cannot answer. */
export type Across = {
  /** Every file whose fields are right. */
  content: Partial<Content> & Pick<Content, FolderName>
  /** Every file that could be read, by its path. */
  read: ReadonlyMap<string, ReadFile>
  /** The entries of a folder, whether they could be read or not. */
  slugs: (kind: FolderName) => string[]
  /** Names of the files in the folder of pictures. */
  pictures: readonly string[]
  /** Addresses that stand whatever the content says. */
  fixedPaths: readonly string[]
  /** The day by which an article is published, as 2026-11-30. */
  today: string
  /** Notes an error. The line is the field's own, if none is given. */
  report: (
    file: string,
    field: Path | string,
    wrong: string,
    more?: { allowed?: readonly string[]; line?: number },
  ) => void
}

/** Every value in a file's fields, at every depth, with the way to it. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* valuesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
