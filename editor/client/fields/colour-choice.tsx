import { paint } from '../../../app/ui/kite/kite.tsx'
import type { Colour } from '../../../schemas/kite.ts'
import { inWords } from '../../in-words.ts'

type ColourChoiceProps = {
  /** The name of the radio buttons. */
  name: string
  label: string
  colours: readonly string[]
  value: string | undefined
  /** Whether the value may be left empty. */
  isOptional?: boolean
  onChange: (colour: string | undefined) => void
}

/** A colour of the palette, as a row of swatches. */
export function ColourChoice(props: ColourChoiceProps) {
  const { name, label, colours, value, isOptional, onChange } = props
  const all = isOptional ? [undefined, ...colours] : colours
  return (
    <span className="swatches" role="radiogroup" aria-label={label} id={name}>
      {all.map((colour) => (
        <input
          key={colour ?? ''}
          type="radio"
          className="swatch"
          name={name}
          aria-label={colour ? inWords(colour) : 'None'}
          title={colour ? inWords(colour) : 'None'}
          style={colour ? { background: paint(colour as Colour) } : undefined}
          checked={value === colour}
          onChange={() => onChange(colour)}
        />
      ))}
    </span>
  )
}
