import type { FieldTemplateProps } from '@rjsf/utils'
import { Button } from '../button.tsx'
import type { FormContext } from '../field-schema.ts'
import { labelId } from '../fields/control-props.ts'
import { ID_PREFIX } from '../focus-field.ts'

/** A field: its label and help above, its errors below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, rawDescription, required, rawErrors = [], displayLabel } = props
  const { schema, registry, fieldPathId, children, onChange } = props
  const { isOrdered, issues } = registry.formContext as FormContext
  const path = fieldPathId.path
  const own = issues.filter((issue) => issue.path?.join() === path.join())
  const hasErrors = rawErrors.length > 0
  // The order of entries is changed in the list of files instead.
  if (id === `${ID_PREFIX}.order` && isOrdered && !hasErrors) return null
  const isEntry = typeof path.at(-1) === 'number' && schema.type !== 'array'
  // A choice is labelled by its own field.
  const isLabelled = displayLabel && !schema.oneOf
  return (
    <div className={`field field-${schema.type ?? 'choice'}`} data-wrong={hasErrors || undefined}>
      {isLabelled && (
        <label
          id={labelId(id)}
          htmlFor={id}
          className={isEntry && !schema.title ? 'unseen' : undefined}
        >
          {isEntry && !schema.title ? `${Number(path.at(-1)) + 1}` : label}
          {!required && <span className="optional"> optional</span>}
        </label>
      )}
      {isLabelled && rawDescription && (
        <p className="help" id={`${id}-help`}>
          {rawDescription}
        </p>
      )}
      {children}
      {own
        .filter(({ severity }) => severity === 'warning')
        .map(({ message }) => (
          <p key={message} className="error warning">
            {message}
          </p>
        ))}
      {hasErrors && (
        <div className="error" id={`${id}-errors`}>
          {rawErrors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      {[...new Set(own.flatMap(({ instead }) => instead ?? []))].map((instead) => (
        <Button key={instead} onClick={() => onChange(instead, path)}>
          Take {instead}
        </Button>
      ))}
    </div>
  )
}
