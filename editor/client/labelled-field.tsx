import { type ComponentProps, type ReactNode, useId } from 'react'

export const Options = ({ options = [] }: Pick<LabelledFieldProps, 'options'>) =>
  options.map(({ value, label = value }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

type LabelledFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string
  help?: ReactNode
  value: string
  onChange: (value: string) => void
  options?: { value: string; label?: string }[] | undefined
}

/** A field of a dialog: its label and help, and a text or a menu. */
export function LabelledField(props: LabelledFieldProps) {
  const { label, help, options, onChange, ...more } = props
  const id = useId()
  const control = {
    id,
    'aria-describedby': help ? `${id}-help` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {options ? (
        <select value={more.value} {...control}>
          <Options options={options} />
        </select>
      ) : (
        <input type="text" autoComplete="off" {...more} {...control} />
      )}
    </div>
  )
}

type SlugFieldProps = { slug: string; address?: string; onChange: (slug: string) => void }

/** The file name of an entry, which is the last part of the address of its page. */
export const SlugField = ({ slug, address, onChange }: SlugFieldProps) => (
  <LabelledField
    label="File name"
    help={`Small letters, digits and hyphens.${address ? ` The page is at ${address}${slug}` : ''}`}
    value={slug}
    required
    onChange={onChange}
  />
)

type CheckBoxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  onChange: (isChecked: boolean) => void
}

export const CheckBox = ({ label, onChange, ...more }: CheckBoxProps) => (
  <label className="check">
    <input type="checkbox" {...more} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
