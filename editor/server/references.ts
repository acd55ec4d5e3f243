import { FOLDERS } from '../../schemas/kinds.ts'
import type { FileEntry, Option } from '../protocol.ts'

type Values = Record<string, unknown>

/** What fields can refer to, by the name in `.meta({ reference })`: entries of folders, pages, topics … */
export function references(entries: (FileEntry & { values: Values })[]): Record<string, Option[]> {
  const optionsOf = (isOne: (entry: FileEntry) => boolean) =>
    entries.filter(isOne).map(({ slug = 'drone-service', label }) => ({ value: slug, label }))
  const listIn = (file: string, list: string) => {
    const items = entries.find((entry) => entry.file === file)?.values[list]
    const known: Values[] = Array.isArray(items) ? items.map(Object) : []
    return known.map(({ id, title }) => ({ value: String(id), label: String(title) }))
  }
  const pages = new Map(entries.map(({ page, group, label }) => [page, `${group} › ${label}`]))
  return {
    ...Object.fromEntries(FOLDERS.map((kind) => [kind, optionsOf((one) => one.kind === kind)])),
    pages: [...pages].map(([value, label]) => ({ value, label })),
    topics: listIn('blog.yaml', 'topics'),
    categories: listIn('pricing.yaml', 'categories'),
    caseStudyGroups: listIn('work.yaml', 'categories'),
    offers: optionsOf(({ file }) => /^(?:services|products)\/|^drone-service/.test(file)),
  }
}
