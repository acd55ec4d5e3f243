import type { RJSFSchema, ValidatorType } from '@rjsf/utils'

/**
 * Errors come from the check of the content, so the form validates nothing. A validating package would
 * compile schemas to functions, which the editor's policy forbids.
 */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: (schema: RJSFSchema, value: unknown) =>
    Object.entries(schema.properties ?? {}).every(
      ([name, field]) =>
        typeof field !== 'object' ||
        !('const' in field) ||
        field.const === (value as Record<string, unknown> | undefined)?.[name],
    ),
}
