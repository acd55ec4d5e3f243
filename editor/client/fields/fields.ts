import type { RegistryFieldsType } from '@rjsf/utils'
import { BooleanField } from './boolean-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { OptionalField } from './optional-field.tsx'
import { StringField } from './string-field.tsx'

/** Our fields in place of RJSF's. */
export const fields: RegistryFieldsType = {
  ArrayField: ListField,
  BooleanField,
  NumberField,
  ObjectField,
  OneOfField: ChoiceField,
  OptionalDataControlsField: OptionalField,
  StringField,
}
