import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { expect, test } from 'vitest'
import { contentTexts } from '../../schemas/content-folder.ts'
import { kindOf } from '../../schemas/kinds.ts'
import { openContent } from '../server/content-store.ts'
import { formSchema } from '../server/form-schema.ts'
import { NO_DEFAULTS, validator } from './validator.ts'

test('The form fills in a default in no file', () => {
  const { load } = openContent()
  for (const file of Object.keys(contentTexts())) {
    const kind = kindOf(file)
    if (!kind) continue
    const { values } = load(file)
    const schema = formSchema(kind.name) as RJSFSchema
    const form = createSchemaUtils(validator, schema, NO_DEFAULTS)
    expect(form.getDefaultFormState(schema, structuredClone(values)), file).toEqual(values)
  }
})
