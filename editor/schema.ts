/** The JSON Schema of a form, with what the content schemas add to it by `.meta()`. */
export type FormSchema = {
  type?: string
  title?: string
  description?: string
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  properties?: Record<string, FormSchema>
  required?: string[]
  items?: FormSchema | FormSchema[]
  oneOf?: FormSchema[]
  anyOf?: FormSchema[]
  const?: unknown
  propertyNames?: { enum?: string[] }
  additionalProperties?: boolean | FormSchema
  additionalItems?: boolean
  discriminator?: { propertyName: string }
  default?: unknown
  reference?: string
  editor?: string
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
