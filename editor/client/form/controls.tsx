import { useContext } from 'react'
import { Kite, paint } from '../../../app/ui/kite/kite.tsx'
import type { Colour, KitePattern } from '../../../model/fields/kite.ts'
import { slugOf } from '../../../model/fields/slug.ts'
import { inWords } from '../../../model/form/in-words.ts'
import { KITE } from '../../blank.ts'
import { idOf } from '../focus-field.ts'
import { CheckBox, Options } from '../labelled-field.tsx'
import { request } from '../request.ts'
import { controlProps, type FieldProps, FormContext, labelOf } from './field-props.ts'

/** Yes or no; an optional field that is not checked is left out of the file. */
export const BooleanField = (props: FieldProps<boolean>) => (
  <CheckBox
    {...controlProps(props)}
    label={labelOf(props)}
    checked={props.value === true}
    onChange={(is) => props.onChange(is || (props.required ? false : undefined), props.path)}
  />
)

/** A text that grows with what is typed. */
export function TextField(props: FieldProps<string>) {
  const { schema, path, required, onChange } = props
  const value = `${props.value ?? ''}`
  // A line break would become a space on the page; only texts that have some, such as code and mails, keep them.
  const hasLines = schema.editor === 'lines' || value.includes('\n')
  const typed = (text: string) => (hasLines ? text : text.replace(/\s*\n\s*/g, ' '))
  return (
    <textarea
      {...controlProps(props)}
      value={value}
      onChange={({ target }) => onChange(typed(target.value) || (required ? '' : undefined), path)}
    />
  )
}

/** One of the fixed values of a field, or of what it can refer to. */
export function SelectField(props: FieldProps<string>) {
  const { schema, path, required, onChange } = props
  const value = props.value ?? ''
  const { references } = useContext(FormContext)
  const fixed = schema.enum?.map((one) => ({ value: `${one}`, label: inWords(`${one}`) }))
  const known = fixed ?? references[schema.reference ?? ''] ?? []
  return (
    <select
      {...controlProps(props)}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined, path)}
    >
      {(!required || !value) && <option value="">{required ? 'Choose …' : '—'}</option>}
      {value && !known.some((one) => one.value === value) && (
        <option value={value}>{value} (not there)</option>
      )}
      <Options options={known} />
    </select>
  )
}

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

/** The brand's own drawing, by its file name, and an upload of it. */
export function DrawingField(props: FieldProps<string>) {
  const upload = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (!file) return
    const name = slugOf(file.name.replace(/\.\w+$/, ''))
    const wrong = await request(`pictures/mark?name=${name}`, file).then(
      () => props.onChange(`${name}.svg`, props.path),
      ({ message }: Error) => message,
    )
    input.setCustomValidity(wrong ?? '')
    input.reportValidity()
  }
  return (
    <>
      <LineField {...props} />
      <label className="help">
        Upload an SVG
        <input type="file" accept=".svg" onChange={({ currentTarget }) => upload(currentTarget)} />
      </label>
    </>
  )
}

/** A colour of the palette, or the pattern of a kite, chosen by what it looks like. */
export function Swatches(props: FieldProps<string>) {
  const { schema, path, value, required, onChange } = props
  const id = idOf(path)
  const arePatterns = schema.editor === 'pattern'
  const values = schema.enum as string[]
  return (
    <span className="swatches" role="radiogroup" aria-label={labelOf(props)} id={id}>
      {[...(required || arePatterns ? [] : [undefined]), ...values].map((one) => (
        <label
          key={one ?? ''}
          title={one ? inWords(one) : 'None'}
          className={arePatterns ? '' : 'colour'}
          style={one && !arePatterns ? { background: paint(one as Colour) } : undefined}
        >
          <input
            type="radio"
            name={id}
            aria-label={one ? inWords(one) : 'None'}
            checked={value === one}
            onChange={() => onChange(one, path)}
          />
          {arePatterns && <Kite design={{ ...KITE, pattern: one as KitePattern }} tail={false} />}
        </label>
      ))}
    </span>
  )
}
