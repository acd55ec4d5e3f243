import type { FieldProps } from '@rjsf/utils'
import type { FieldSchema, FormContext } from '../field-schema.ts'
import { Options } from '../labelled-field.tsx'
import { controlProps } from './control-props.ts'

/** A number, a day, a colour such as `#d90d66`, or an address, for which the pages of the site are suggested. */
export function LineField(props: FieldProps) {
  const { formData, onChange, fieldPathId, registry, required, name } = props
  const schema: FieldSchema = props.schema
  const { references } = registry.formContext as FormContext
  const pages = references[schema.reference ?? '']
  const list = `${fieldPathId.$id}-pages`
  const isNumber = schema.type !== 'string' && !schema.reference
  const change = (text: string) => {
    const value = isNumber ? Number(text) : text
    onChange(text === '' && (isNumber || !required) ? undefined : value, fieldPathId.path)
  }
  return (
    <span className="line-field">
      {schema.pattern?.startsWith('^#') && (
        <input
          type="color"
          aria-label={`Pick ${schema.title ?? name}`}
          value={/^#[0-9a-f]{6}$/i.test(formData) ? formData : '#000000'}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <input
        type={isNumber ? 'number' : schema.format === 'date' ? 'date' : 'text'}
        step={schema.type === 'number' ? 'any' : undefined}
        list={pages && list}
        {...controlProps(props)}
        value={formData ?? ''}
        onChange={({ target }) => change(target.value)}
      />
      <datalist id={list}>
        <Options options={pages} />
      </datalist>
    </span>
  )
}
