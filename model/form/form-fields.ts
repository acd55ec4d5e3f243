type Words = 'title' | 'description' | 'type' | 'format' | 'pattern' | 'reference' | 'editor'
type Limits = 'minLength' | 'maxLength' | 'minItems' | 'maxItems'

/** The JSON Schema of a form, with what the content schemas add to it by `.meta()`. */
export type FormSchema = { [word in Words]?: string } & { [limit in Limits]?: number } & {
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, FormSchema>
  required?: string[]
  propertyNames?: { enum?: string[] }
  additionalProperties?: boolean | FormSchema
  items?: FormSchema | FormSchema[]
  oneOf?: FormSchema[]
  anyOf?: FormSchema[]
  discriminator?: { propertyName: string }
  ratio?: [number, number]
  /** It is written in a language, and translated. */
  words?: boolean
  begins?: string[]
}

/** The name of a choice, such as the block `steps`. */
export const choiceName = (choice: FormSchema, by = 'block') =>
  String(choice.properties?.[by]?.const)

/** The choice that a value has made, if its schema has several. */
export const choiceOf = ({ oneOf, discriminator }: FormSchema, value: unknown) => {
  const by = discriminator?.propertyName
  const chosen = by && (value as Record<string, unknown> | undefined)?.[by]
  return chosen ? oneOf?.find((choice) => choiceName(choice, by) === chosen) : undefined
}

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

/** The only field of a file that is edited as text, because its fields have errors, or cannot be read. */
export const SOURCE = '#text'
