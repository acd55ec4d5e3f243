import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { QuantityField } from '../frame/quantity-field.tsx'
import { asTyped, readQuantity } from '../frame/read-quantity.ts'
import type { NumberInField } from '../frame/types.ts'
import styles from './typed-area.module.css'
import type { Flight } from './use-flight-plan.ts'

type MeasureProps = Pick<NumberInField, 'id' | 'quantity' | 'value' | 'format' | 'unit'> & {
  demo: Flight['demo']
  onValue: (value: number) => void
}

/** A measure of the area that follows the map, and that the map follows. */
function Measure({ demo, onValue, ...field }: MeasureProps) {
  const { quantity, value } = field
  const { common, language } = demo
  const [typed, setTyped] = useState({ text: '', at: Number.NaN })
  const read = readQuantity(typed.text, quantity, language)
  // Keep the typed text while it agrees with the map or, if it is not valid, until the map changes.
  const isMine =
    typeof read === 'number' ? Math.abs(read - value) < value * 0.01 : typed.at === value
  return (
    <QuantityField
      {...field}
      {...{ common, language }}
      slider={false}
      text={isMine ? typed.text : asTyped(Number(value.toPrecision(3)), language)}
      error={isMine && typeof read === 'string' ? read : undefined}
      onText={(text) => {
        setTyped({ text, at: value })
        const read = readQuantity(text, quantity, language)
        if (typeof read === 'number') onValue(read)
      }}
    />
  )
}

/**
 * The area in figures: hectares keep its shape, length and width make a rectangle of it. Its length is
 * its longer side, along which the lines run.
 */
export function TypedArea({ flight }: { flight: Flight }) {
  const { demo, units, hectares, setArea, setSides } = flight
  const { along, across } = flight.plan
  const { typing, units: written } = demo.labels
  const unit = (name: keyof typeof written) => fillIn(written[name], { n: '' }).trim()
  const setLength = (length: number) => setSides(length, Math.min(across, length))
  const setWidth = (width: number) => setSides(Math.max(along, width), width)
  const measures = {
    area: { value: hectares, onValue: setArea, format: units.hectares, unit: unit('hectares') },
    length: { value: along, onValue: setLength, format: units.metres, unit: unit('metres') },
    width: { value: across, onValue: setWidth, format: units.metres, unit: unit('metres') },
  }
  return (
    <details>
      <summary className={styles.title}>{typing.title}</summary>
      <div className={styles.fields}>
        {(['area', 'length', 'width'] as const).map((key) => (
          <Measure
            key={key}
            {...measures[key]}
            demo={demo}
            id={`flight-planner-${key}`}
            quantity={typing[key]}
          />
        ))}
      </div>
    </details>
  )
}
