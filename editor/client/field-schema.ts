import type { RJSFSchema } from '@rjsf/utils'
import type { Issue, Option } from '../protocol.ts'

/** A field's schema, with what the content schemas add to it by `.meta()`. */
export type FieldSchema = RJSFSchema & {
  reference?: string
  /** Which editor it needs, if its type does not decide. */
  editor?:
    | 'blocks'
    | 'colour'
    | 'drawing'
    | 'gallery'
    | 'kite'
    | 'lines'
    | 'markdown'
    | 'pattern'
    | 'picture'
  ratio?: [number, number]
}

/** The context that every field of a form can read. */
export type FormContext = {
  references: Record<string, Option[]>
  isOrdered: boolean
  issues: Issue[]
}
