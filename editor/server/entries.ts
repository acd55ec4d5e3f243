import { OwnerError } from '../../contract/owner-error.ts'
import { contentFiles } from '../../model/content-folder.ts'
import { type ContentIssue, isError, keysOf, valueAt } from '../../model/content-issue.ts'
import { FACE_PATTERNS, KITE_PATTERNS, type KiteDesign } from '../../model/fields/kite.ts'
import { refuseNoSlug } from '../../model/fields/slug.ts'
import { formSchema } from '../../model/form/form-schema.ts'
import { addressOf, entryFile, FOLDERS, type FolderName, KINDS, kindOf } from '../../model/kinds.ts'
import { localDay } from '../../model/read-content.ts'
import type { Values } from '../../model/reading/file-values.ts'
import { blank, KITE } from '../blank.ts'
import { type ContentStore, textWith } from './content-store.ts'
import type { Texts } from './journal.ts'

/** The field with the name of an entry. */
export const nameField = (kind: FolderName) =>
  'name' in KINDS[kind].schema.shape ? 'name' : 'title'

/** How the browser names an entry of a folder: it sends no path. */
export type EntryName = { kind: string; slug: string }

/** Creates, renames and deletes the entries of folders. A change has issues; an error among them prevents it. */
export function openEntries(store: ContentStore) {
  function fileIn(kind: string, slug: string): [FolderName, string] {
    const folder = FOLDERS.find((one) => one === kind)
    if (!folder) throw new OwnerError('There is no such folder.', 404)
    refuseNoSlug(slug)
    return [folder, entryFile(folder, slug)]
  }

  function refuseTaken(file: string): void {
    if (contentFiles().includes(file))
      throw new OwnerError(`There is a file content/${file} already: choose another name.`)
  }

  /** The entries of a folder, the last one first. */
  const entriesOf = (kind: FolderName) =>
    contentFiles()
      .filter((file) => kindOf(file)?.name === kind)
      .map((file) => store.load(file).values)
      .sort((one, other) => Number(other.order ?? 0) - Number(one.order ?? 0))

  /** The changes when an entry of this text takes the place of another one: what led there leads to it. */
  function ledTo(folder: FolderName, slug: string, to: string, text: string): Texts {
    const [file, target] = [entryFile(folder, slug), entryFile(folder, to)]
    const after: Texts = { [file]: null, [target]: text }
    const aliasesOf = ({ aliases = [] }: { aliases?: string[] }) => aliases
    if ('aliases' in KINDS[folder].schema.shape)
      store.edit(after, target, (values) => {
        const former = [...aliasesOf(values), ...aliasesOf(store.load(file).values), slug]
        return { ...values, aliases: [...new Set(former)].filter((name) => name !== to) }
      })
    for (const { file, field } of store.newIssues(after))
      store.edit(after, file, (values) =>
        renameIn(values, keysOf(field), [folder, slug, to], file === target),
      )
    return after
  }

  return {
    /** Creates an entry as a draft: blank, or as a copy of another. */
    create({ kind, slug, name, from }: EntryName & { name: string; from?: string }) {
      const [folder, file] = fileIn(kind, slug)
      refuseTaken(file)
      const others = entriesOf(folder)
      const model = from
        ? store.load(entryFile(folder, from)).values
        : (blank(formSchema(folder)) as Values)
      const values = newEntry(folder, model, others, name)
      return store.change({ [file]: textWith(file, '', values) })
    },

    /** Gives an entry a new file name and address, to which the old one leads. */
    rename({ kind, slug, to }: EntryName & { to: string }) {
      const [folder, file] = fileIn(kind, slug)
      const [, target] = fileIn(kind, to)
      refuseTaken(target)
      return store.change(ledTo(folder, slug, to, store.textOf(file)))
    },

    /** The errors that other files would have without this entry, because they name it or link to it. */
    namedBy(kind: string, slug: string): ContentIssue[] {
      const [, file] = fileIn(kind, slug)
      return store.newIssues({ [file]: null }).filter(isError)
    },

    /** Deletes an entry, unless another file names it. @param instead the entry that those name instead */
    remove({ kind, slug, instead }: EntryName & { instead?: string }) {
      const [folder, file] = fileIn(kind, slug)
      if (!instead) return store.change({ [file]: null })
      const [, target] = fileIn(kind, instead)
      return store.change(ledTo(folder, slug, instead, store.textOf(target)))
    },
  }
}

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

/** Writes another name of an entry into fields, at `path` or in the links of a text. @param isOwn whether they are its own, whose lists must not name it */
function renameIn(
  values: Values,
  path: ReturnType<typeof keysOf>,
  [kind, slug, to]: [FolderName, string, string],
  isOwn: boolean,
): Values {
  const at = typeof valueAt(values, path) === 'string' ? path : ['content']
  const around = valueAt(values, at.slice(0, -1)) as Values
  const key = String(at.at(-1))
  const value = around[key]
  const [old, address] = [addressOf(kind, slug), addressOf(kind, to)]
  const links = new RegExp(`(?<=^|\\]\\(<?|\\]:\\s*<?)${old}(?=[\\s#?)>]|$)`, 'gm')
  const isList = value === slug && Array.isArray(around)
  if (isList && (isOwn || around.includes(to))) around.splice(Number(key), 1)
  else if (value === slug) around[key] = to
  else if (typeof value === 'string' && address) around[key] = value.replace(links, address)
  return values
}
