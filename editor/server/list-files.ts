import { NEVER, shownBlocks } from '../../model/checks/check-input.ts'
import { contentFiles } from '../../model/content-folder.ts'
import { type ContentIssue, keysOf, type Path } from '../../model/content-issue.ts'
import { SOURCE } from '../../model/form/form-fields.ts'
import { labelsOf, schemaOf } from '../../model/form/form-schema.ts'
import { inWords } from '../../model/form/in-words.ts'
import { addressOf, FOLDERS, KINDS, type KindName, kindOf } from '../../model/kinds.ts'
import { dayOf, localDay } from '../../model/read-content.ts'
import { fixedPaths } from '../../tools/content/read-content-folder.ts'
import type { FileEntry, Folder, Issue, Option, Place } from '../protocol.ts'
import { nameField } from './entries.ts'

/** The page that shows a kind, if it is not Home. */
function pageOf(kind: KindName) {
  const { page, ...others } = KINDS[kind]
  const end = 'file' in others ? `/${others.file.replace(/\.\w+$/, '')}` : undefined
  return page || (end && fixedPaths.find((path) => path.endsWith(end))) || ''
}

/** The folders in which entries can be created. */
export const listFolders = (): Folder[] =>
  FOLDERS.map((kind) => ({
    kind,
    group: KINDS[kind].group,
    one: KINDS[kind].one,
    named: nameField(kind),
    address: addressOf(kind, '') ?? '',
  }))

const ORDER = Object.keys(KINDS)

/** A file of the list, with its fields. */
export type Listed = FileEntry & { values: Record<string, unknown> }

/** All content files in the owner's order. @param valuesOf the fields of a file */
export function listFiles(valuesOf: (file: string) => Listed['values']): Listed[] {
  const today = localDay()
  const demos = new Map<string, string>()
  const listed = contentFiles().flatMap((file): Listed[] => {
    const { name, slug } = kindOf(file) ?? {}
    if (!name) return []
    const values = valuesOf(file)
    const { group, schema, ...kind } = KINDS[name]
    const page = (slug && addressOf(name, slug)) || pageOf(name)
    for (const [, { block, name }] of shownBlocks(values))
      if (block === 'demo') demos.set(String(name), page)
    const own = slug && (values.menuLabel || values.name || values.title)
    const from = slug ? dayOf(values) : ''
    return [
      {
        file,
        values,
        group,
        page,
        label:
          typeof own === 'string' ? own : ('label' in kind && kind.label) || inWords(slug ?? name),
        ...(slug && { kind: name, slug }),
        ...(from > today && { mark: from === NEVER ? 'Draft' : 'Scheduled' }),
        ...(SOURCE in values && { mark: 'Broken' }),
        ...(slug && 'order' in schema.shape && { orderedIn: name }),
      },
    ]
  })
  const nameOf = ({ file }: Listed) => kindOf(file)?.name ?? 'site'
  const order = ({ values }: Listed) => Number(values.order ?? 0)
  return listed
    .sort(
      (one, other) =>
        ORDER.indexOf(nameOf(one)) - ORDER.indexOf(nameOf(other)) ||
        order(one) - order(other) ||
        one.label.localeCompare(other.label, 'en'),
    )
    .map((entry) => ({ ...entry, page: entry.page || demos.get(nameOf(entry)) || '/' }))
}

/** What fields can refer to, by the name in `.meta({ reference })`: entries of folders, pages, topics … */
export function references(entries: Listed[]): Record<string, Option[]> {
  const optionsOf = (isOne: (entry: FileEntry) => boolean) =>
    entries.filter(isOne).map(({ slug = 'drone-service', label }) => ({ value: slug, label }))
  const listIn = (file: string, list: string) => {
    const items = entries.find((entry) => entry.file === file)?.values[list]
    const known = Array.isArray(items) ? items.map(Object) : []
    return known.map(({ id, title }) => ({ value: String(id), label: String(title) }))
  }
  const pages = new Map(entries.map(({ page, group, label }) => [page, `${group} › ${label}`]))
  return {
    ...Object.fromEntries(FOLDERS.map((kind) => [kind, optionsOf((one) => one.kind === kind)])),
    pages: [...pages].map(([value, label]) => ({ value, label })),
    topics: listIn('blog.yaml', 'topics'),
    categories: listIn('pricing.yaml', 'categories'),
    caseStudyGroups: listIn('work.yaml', 'categories'),
    trades: listIn('work.yaml', 'trades'),
    offers: optionsOf(({ file }) => /^(?:services|products)\/|^drone-service/.test(file)),
  }
}

/** The name of a file in the list. */
export const labelOf = (files: FileEntry[], file: string) => {
  const entry = files.find((one) => one.file === file)
  return entry ? `${entry.group} › ${entry.label}` : `content/${file}`
}

/** A field in the owner's words, with its address if a form shows it. @param files all files */
export function placeOf(files: Listed[], file: string, path: Path): Place {
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
  { file, line, field, wrong, allowed, severity, instead, text }: ContentIssue,
): Issue {
  const place = placeOf(files, file, text ? text.path : keysOf(field))
  if (SOURCE in (files.find((one) => one.file === file)?.values ?? {}))
    Object.assign(place, { path: [SOURCE], where: `Line ${line}${field && `, ${place.where}`}` })
  const told = text ? `Line ${text.line} of the text: ${wrong}` : sentence(wrong)
  const choice = allowed?.length ? `. Possible: ${[...new Set(allowed)].join(', ')}` : ''
  return { ...place, message: `${told}${choice}.`, severity, instead }
}
