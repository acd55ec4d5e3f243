import { isDeepStrictEqual } from 'node:util'
import { contentFiles } from '../../schemas/content-folder.ts'
import { type ContentIssue, isError, keysOf, type Path } from '../../schemas/content-issue.ts'
import {
  entryFile,
  entryPath,
  FOLDERS,
  type FolderName,
  KINDS,
  kindOf,
  PAGE_KINDS,
} from '../../schemas/kinds.ts'
import { FACE_PATTERNS, KITE_PATTERNS, type KiteDesign } from '../../schemas/kite.ts'
import { localDay } from '../../schemas/read-content.ts'
import { blank, KITE } from '../blank.ts'
import { type openContent, type Texts, textWith, type Values, valuesOf } from './content-store.ts'
import { formSchema } from './form-schema.ts'
import { OwnerMistake } from './owner-mistake.ts'
import { refuseNoSlug } from './refuse-no-slug.ts'

/** The field with the name of an entry. */
export const nameField = (kind: FolderName) =>
  'name' in KINDS[kind].schema.shape ? 'name' : 'title'

/** The address that a slug has, or had, if the entries of its kind are pages. */
export const addressOf = (kind: FolderName, slug: string) => {
  const page = PAGE_KINDS.find((one) => one === kind)
  return page && entryPath(page, slug)
}

/** Creates, renames and deletes the entries of folders. */
export function openEntries(store: ReturnType<typeof openContent>) {
  /** The file of an entry that the browser names. */
  function fileIn(kind: string, slug: string): [FolderName, string] {
    const folder = FOLDERS.find((one) => one === kind)
    if (!folder) throw new OwnerMistake(404, 'There is no such folder.')
    refuseNoSlug(slug)
    return [folder, entryFile(folder, slug)]
  }

  function refuseTaken(file: string): void {
    if (contentFiles().includes(file)) {
      throw new OwnerMistake(422, `There is a file content/${file} already: choose another name.`)
    }
  }

  /** The entries of a folder, the last one first. */
  const entriesOf = (kind: FolderName) =>
    contentFiles()
      .filter((file) => kindOf(file)?.name === kind)
      .map((file) => store.load(file).values)
      .sort(
        (one, other) =>
          Number(other.order ?? 0) - Number(one.order ?? 0) ||
          String(other.published).localeCompare(String(one.published)),
      )

  return {
    /**
     * Creates an entry as a draft: blank, or as a copy of another one.
     * @returns the issues; if there is an error among them, nothing is written
     */
    create(kind: string, slug: string, name: string, from?: string): ContentIssue[] {
      const [folder, file] = fileIn(kind, slug)
      refuseTaken(file)
      const others = entriesOf(folder)
      const model = from
        ? store.load(entryFile(folder, from)).values
        : (blank(formSchema(folder)) as Values)
      const after = {
        [file]: textWith(file, emptyFile(file), newEntry(folder, model, others, name)),
      }
      const issues = store.newIssues(after)
      if (!issues.some(isError)) store.write(file, after)
      return issues
    },

    /**
     * Gives an entry a new file name, and with it a new address; the old address leads to the new one.
     * @returns the errors of files that name it and could not be changed; then nothing is written
     */
    rename(kind: string, slug: string, to: string): ContentIssue[] {
      const [folder, file] = fileIn(kind, slug)
      const [, target] = fileIn(kind, to)
      const text = store.textOf(file)
      refuseTaken(target)
      const values = valuesOf(file, text)
      const { aliases = [] } = values as { aliases?: string[] }
      const former = [...aliases, slug].filter((alias) => alias !== to)
      const hasAliases = 'aliases' in KINDS[folder].schema.shape
      const after: Texts = {
        [file]: undefined,
        [target]: hasAliases ? textWith(file, text, { ...values, aliases: former }) : text,
      }
      const old = { slug, address: addressOf(folder, slug) }
      const renamed = { slug: to, address: addressOf(folder, to) }
      for (const issue of store.newIssues(after)) {
        const before = after[issue.file] ?? store.textOf(issue.file)
        const named = renameIn(valuesOf(issue.file, before), keysOf(issue.field), old, renamed)
        after[issue.file] = textWith(issue.file, before, named)
      }
      const issues = store.newIssues(after)
      if (!issues.some(isError)) store.write(`the new name of content/${target}`, after)
      return issues
    },

    /** The errors that other files would have without this entry, because they name it or link to it. */
    namedBy(kind: string, slug: string): ContentIssue[] {
      const [, file] = fileIn(kind, slug)
      store.textOf(file)
      return store.newIssues({ [file]: undefined }).filter(isError)
    },

    /** Deletes an entry, unless another file names it. */
    remove(kind: string, slug: string): ContentIssue[] {
      const issues = this.namedBy(kind, slug)
      const [, file] = fileIn(kind, slug)
      if (!issues.some(isError))
        store.write(`the deletion of content/${file}`, { [file]: undefined })
      return issues
    },
  }
}

const emptyFile = (file: string) => (file.endsWith('.md') ? '---\n---\n' : '')

/** The fields of a new entry: those of its model, except what is its own or may not occur twice. */
function newEntry(kind: FolderName, model: Values, others: Values[], name: string): Values {
  const { shape } = KINDS[kind].schema
  const { aliases, updated, publishOn, ...fields } = model
  const { menuLabel } = formSchema(kind).properties ?? {}
  const kites = others.flatMap(({ kite }) => (kite ? [kite as KiteDesign] : []))
  const patterns = kind === 'team' ? FACE_PATTERNS : KITE_PATTERNS
  const pattern = patterns.find((one) => !kites.some(({ pattern }) => pattern === one))
  const kite = { ...KITE, ...kites[0], ...(pattern && { pattern }) }
  const values: Values = {
    ...fields,
    [nameField(kind)]: name,
    draft: true,
    ...(menuLabel && { menuLabel: name.slice(0, menuLabel.maxLength).trim() }),
    ...('order' in shape && { order: Number(others[0]?.order ?? 0) + 1 }),
    ...('published' in shape && { published: localDay() }),
    ...('kite' in shape && { kite }),
  }
  const inOrder = Object.keys(shape).filter((field) => field in values)
  return Object.fromEntries(inOrder.map((field) => [field, values[field]]))
}

type Named = { slug: string; address: string | undefined }

/** Returns the fields of a file with the new name of an entry, at `path` or in the links of its text. */
function renameIn(values: Values, path: Path, old: Named, renamed: Named): Values {
  const links = new RegExp(`(?<=\\]\\(<?|\\]:\\s*<?)${old.address}(?=[\\s#?)>]|$)`, 'gm')
  const change = (value: unknown, [key, ...rest]: Path): unknown => {
    if (typeof value === 'string') {
      if (value === old.slug) return renamed.slug
      const [address = ''] = value.split(/[?#]/)
      return address === old.address ? `${renamed.address}${value.slice(address.length)}` : value
    }
    if (typeof value !== 'object' || value === null || key === undefined) return value
    const copy = structuredClone(value) as Record<PropertyKey, unknown>
    if (Object.hasOwn(copy, key)) copy[key] = change(copy[key], rest)
    return copy
  }
  const changed = change(values, path) as Values
  const { content } = changed
  return isDeepStrictEqual(changed, values) && typeof content === 'string' && old.address
    ? { ...changed, content: content.replace(links, renamed.address ?? '') }
    : changed
}
