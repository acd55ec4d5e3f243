import { Kite, paint } from '../../../app/ui/kite/kite.tsx'
import type { Colour, KitePattern } from '../../../schemas/kite.ts'
import { KITE } from '../../blank.ts'
import { inWords } from '../../in-words.ts'

type SwatchesProps = {
  name: string
  label: string
  values: string[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  isOptional: boolean
  arePatterns: boolean
}

/** A colour of the palette, or the pattern of a kite, chosen by what it looks like. */
export function Swatches(props: SwatchesProps) {
  const { name, label, values, value, onChange, isOptional, arePatterns } = props
  return (
    <span className="swatches" role="radiogroup" aria-label={label} id={name}>
      {[...(isOptional ? [undefined] : []), ...values].map((one) => (
        <label
          key={one ?? ''}
          title={one ? inWords(one) : 'None'}
          className={arePatterns ? '' : 'colour'}
          style={one && !arePatterns ? { background: paint(one as Colour) } : undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={one ? inWords(one) : 'None'}
            checked={value === one}
            onChange={() => onChange(one)}
          />
          {arePatterns && <Kite design={{ ...KITE, pattern: one as KitePattern }} tail={false} />}
        </label>
      ))}
    </span>
  )
}
