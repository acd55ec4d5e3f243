import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { useEffect } from 'react'
import { Kite } from '../../../app/ui/kite/kite.tsx'
import type { KiteDesign, KitePattern } from '../../../schemas/kite.ts'
import { KITE } from '../../blank.ts'
import { inWords } from '../../in-words.ts'
import { ColourChoice } from './colour-choice.tsx'
import { OptionalField } from './optional-field.tsx'

const MOST_PIECES = [0, 1, 2]

/** A kite, redrawn as it changes; its pattern is chosen from pictures, its colours from swatches. */
export function KiteField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema, name, required } = props
  const id = fieldPathId.$id
  const fields = schema.properties as Record<string, RJSFSchema>
  const valuesOf = (field: string) => (fields[field]?.enum ?? []) as string[]
  const patterns = valuesOf('pattern') as KitePattern[]
  const design: KiteDesign = { ...KITE, pattern: patterns[0] ?? KITE.pattern, ...formData }
  const colours = valuesOf('paper')
  const change = (part: object) => onChange({ ...design, ...part }, fieldPathId.path)
  // The one that a new entry of a list shows is its own.
  useEffect(() => {
    if (required && !formData) change({})
  })
  const piece = (index: number, colour: string | undefined) => {
    const pieces: (string | undefined)[] = [...design.pieces]
    pieces[index] = colour
    change({ pieces: pieces.filter(Boolean) })
  }
  const whole = (part: 'paper' | 'tail') => ({
    part,
    label: inWords(part),
    value: design[part],
    onChange: (colour?: string) => change({ [part]: colour }),
  })
  const rows = [
    whole('paper'),
    ...MOST_PIECES.slice(0, design.pieces.length + 1).map((index) => ({
      part: `pieces.${index}`,
      label: `Piece ${index + 1}`,
      value: design.pieces[index],
      isOptional: index > 0,
      onChange: (colour?: string) => piece(index, colour),
    })),
    whole('tail'),
  ]
  return (
    <fieldset className="kite" id={id}>
      <legend>
        {schema.title ?? name}
        {!required && <OptionalField {...props} />}
      </legend>
      <Kite design={design} />
      <div className="kite-parts">
        <div className="swatches" role="radiogroup" aria-label="Pattern" id={`${id}.pattern`}>
          {patterns.map((pattern) => (
            <label key={pattern} className="pattern" title={inWords(pattern)}>
              <input
                type="radio"
                name={`${id}.pattern`}
                aria-label={inWords(pattern)}
                checked={design.pattern === pattern}
                onChange={() => change({ pattern })}
              />
              <Kite design={{ ...design, pattern }} tail={false} />
            </label>
          ))}
        </div>
        {rows.map(({ part, ...row }) => (
          <div key={part}>
            <strong>{row.label}</strong>
            <ColourChoice name={`${id}.${part}`} colours={colours} {...row} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
