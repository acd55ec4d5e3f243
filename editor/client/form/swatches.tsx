import { Kite, paint } from '../../../app/ui/kite/kite.tsx'
import type { Colour, KitePattern } from '../../../schemas/kite.ts'
import { KITE } from '../../blank.ts'
import { inWords } from '../../in-words.ts'
import { idOf } from '../focus-field.ts'
import { type FieldProps, labelOf } from './field-props.ts'

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
