import { choiceOf, type FormSchema } from '../schema.ts'

/** Fields that name an entry, the best first. */
const NAMING = ['title', 'name', 'label', 'question', 'heading', 'caption', 'text']

/** The title of a list's entry: its first field that says what it is, after the name of a block. */
export function entryTitle(entry: unknown, schema: FormSchema): string {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return ''
  const { block, ...fields } = entry as Record<string, unknown>
  const texts = [...NAMING.map((name) => fields[name]), ...(block ? [] : Object.values(fields))]
  const own = texts.find((value) => typeof value === 'string' && value)
  const about = block ? choiceOf(schema, entry)?.title : undefined
  return [about, own].filter(Boolean).join(': ')
}
