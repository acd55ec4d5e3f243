import type { Registry } from '@rjsf/utils'
import { inWords } from '../../in-words.ts'

/** Fields that name an entry, the best first. */
const NAMING = ['title', 'name', 'label', 'question', 'heading', 'caption', 'text']

/** The name of a choice; a section of a page is called like its own part of the form. */
export function choiceName(value: string, { rootSchema }: Registry): string {
  const part = rootSchema.properties?.[value]
  return (typeof part === 'object' && part.title) || inWords(value)
}

/** The title of a list's entry: its first field that says what it is. */
export function entryTitle(entry: unknown, registry: Registry): string {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return ''
  const fields = entry as Record<string, unknown>
  if (typeof fields.section === 'string') return choiceName(fields.section, registry)
  const texts = [...NAMING.map((name) => fields[name]), ...Object.values(fields)]
  return String(texts.find((value) => typeof value === 'string' && value) ?? '')
}
