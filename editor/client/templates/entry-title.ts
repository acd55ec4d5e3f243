import { inWords } from '../in-words.ts'

/** Fields that name an entry, the best first. */
const NAMING = ['title', 'name', 'label', 'question', 'heading', 'caption', 'text']

/** The title of a list's entry: its first field that says what it is. */
export function entryTitle(entry: unknown): string {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return ''
  const fields = entry as Record<string, unknown>
  if (typeof fields.section === 'string') return inWords(fields.section)
  const texts = [...NAMING.map((name) => fields[name]), ...Object.values(fields)]
  return String(texts.find((value) => typeof value === 'string' && value) ?? '')
}
