import { controlProps, type FieldProps, labelOf } from './field-props.ts'

/** Yes or no; an optional field that is not checked is left out of the file. */
export const BooleanField = (props: FieldProps<boolean>) => (
  <label className="check">
    <input
      type="checkbox"
      {...controlProps(props)}
      checked={props.value === true}
      onChange={({ target }) =>
        props.onChange(target.checked || (props.required ? false : undefined), props.path)
      }
    />
    {labelOf(props)}
  </label>
)
