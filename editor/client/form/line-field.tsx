import { useContext } from 'react'
import { Options } from '../labelled-field.tsx'
import { controlProps, type FieldProps, FormContext, labelOf } from './field-props.ts'

/** A number, a day, a colour such as `#d90d66`, or an address, for which the pages of the site are suggested. */
export function LineField(props: FieldProps<string | number>) {
  const { schema, path, required, onChange } = props
  const value = props.value ?? ''
  const pages = useContext(FormContext).references[schema.reference ?? '']
  const control = controlProps(props)
  const list = `${control.id}-pages`
  const isNumber = schema.type !== 'string'
  const change = (text: string) => {
    const isLeftOut = text === '' && (isNumber || !required)
    onChange(isLeftOut ? undefined : isNumber ? Number(text) : text, path)
  }
  return (
    <span className="line-field">
      {schema.pattern?.startsWith('^#') && (
        <input
          type="color"
          aria-label={`Pick ${labelOf(props)}`}
          value={/^#[0-9a-f]{6}$/i.test(`${value}`) ? value : '#000000'}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <input
        type={isNumber ? 'number' : schema.format === 'date' ? 'date' : 'text'}
        step={schema.type === 'number' ? 'any' : undefined}
        list={pages && list}
        {...control}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <datalist id={list}>
        <Options options={pages} />
      </datalist>
    </span>
  )
}
