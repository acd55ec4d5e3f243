import type { RJSFSchema } from '@rjsf/utils'
import type { Option } from '../protocol.ts'

/** A field's schema with what our schemas say of it by `.meta()`. */
export type FieldSchema = RJSFSchema & {
  /** What it refers to. */
  reference?: string
  /** How it is edited, if not by its type. */
  editor?: 'colour' | 'gallery' | 'kite' | 'markdown' | 'picture'
  /** The proportion of a picture, width to height. */
  ratio?: [number, number]
}

/** What every field of a form knows. */
export type FormContext = { references: Record<string, Option[]>; isOrdered: boolean }
