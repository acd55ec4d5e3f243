import { FieldTemplate } from './field-template.tsx'
import { ListEntry } from './list-entry.tsx'
import { ListTemplate } from './list-template.tsx'
import { ObjectTemplate } from './object-template.tsx'

/** Our templates in place of RJSF's. */
export const templates = {
  ArrayFieldItemTemplate: ListEntry,
  ArrayFieldTemplate: ListTemplate,
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
}
