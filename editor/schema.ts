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
  additionalItems?: boolean
  oneOf?: FormSchema[]
  anyOf?: FormSchema[]
  discriminator?: { propertyName: string }
  /** The proportion of a picture. */
  ratio?: [number, number]
  /** The blocks with which a page begins. */
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
