import { KINDS, type KindName } from '../../schemas/kinds.ts'
import type { FileEntry, Option } from '../protocol.ts'

type Values = Record<string, unknown>

/** What fields can refer to, by the name in `.meta({ reference })`: entries of folders, pages, topics … */
export function references(entries: (FileEntry & { values: Values })[]): Record<string, Option[]> {
  const slugOf = (file: string) => file.replace(/^.*\/|\.[a-z]+$/g, '')
  const ofFolder = (kind: KindName) => {
    const { folder } = KINDS[kind] as { folder?: string }
    const inFolder = folder ? entries.filter(({ file }) => file.startsWith(`${folder}/`)) : []
    return inFolder.map(({ file, label }) => ({ value: slugOf(file), label }))
  }
  const listIn = (file: string, list: string) => {
    const values = entries.find((entry) => entry.file === file)?.values ?? {}
    const items = Array.isArray(values[list]) ? (values[list] as Values[]) : []
    return items.map(({ id, title }) => ({ value: String(id), label: String(title) }))
  }
  const folders = (Object.keys(KINDS) as KindName[]).filter((kind) => 'folder' in KINDS[kind])
  const pages = new Map(entries.map(({ page, group, label }) => [page, `${group} › ${label}`]))
  return {
    ...Object.fromEntries(folders.map((kind) => [kind, ofFolder(kind)])),
    pages: [...pages].map(([value, label]) => ({ value, label })),
    topics: listIn('blog.yaml', 'topics'),
    categories: listIn('pricing.yaml', 'categories'),
    jobCategories: listIn('work.yaml', 'categories'),
    offers: entries
      .filter(({ file }) => /^(?:services|products)\/|^drone-service/.test(file))
      .map(({ file, label }) => ({ value: slugOf(file), label })),
  }
}
