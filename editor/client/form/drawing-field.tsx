import { slugOf } from '../../slug.ts'
import { request } from '../request.ts'
import type { FieldProps } from './field-props.ts'
import { LineField } from './line-field.tsx'

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
