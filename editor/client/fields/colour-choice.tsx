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
export function ColourChoice({
  name,
  label,
  colours,
  value,
  isOptional,
  onChange,
}: ColourChoiceProps) {
  const all = isOptional ? [undefined, ...colours] : colours
  return (
    <span className="swatches" role="radiogroup" aria-label={label} id={name}>
      {all.map((colour) => (
        <label key={colour ?? ''} className="swatch" title={colour ? inWords(colour) : 'None'}>
          <input
            type="radio"
            name={name}
            aria-label={colour ? inWords(colour) : 'None'}
            checked={value === colour}
            onChange={() => onChange(colour)}
          />
          <span style={colour ? { background: paint(colour as Colour) } : undefined} />
        </label>
      ))}
    </span>
  )
}
