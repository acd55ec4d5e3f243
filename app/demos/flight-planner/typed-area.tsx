import { useState } from 'react'
import type { FlightPlannerLabels } from '../../../schemas/demos/flight-planner.ts'
import { QuantityField } from '../frame/quantity-field.tsx'
import { asTyped, readQuantity } from '../frame/read-quantity.ts'
import type { NumberInField } from '../frame/types.ts'
import styles from './typed-area.module.css'
import type { UsedFlightPlan } from './use-flight-plan.ts'

type MeasureProps = Pick<NumberInField, 'id' | 'quantity' | 'common' | 'language'> & {
  /** What it is now, by the map. */
  value: number
  onValue: (value: number) => void
  format: (value: number) => string
}

/** A measure of the area that follows the map, and that the map follows. */
function Measure({ value, onValue, ...props }: MeasureProps) {
  const { quantity, language } = props
  const [typed, setTyped] = useState({ text: '', at: Number.NaN })
  const read = readQuantity(typed.text, quantity, language)
  // What was typed stays as it was written, as long as it is what the map shows, or is no number yet.
  const isMine =
    typeof read === 'number' ? Math.abs(read - value) < value * 0.01 : typed.at === value
  const text = isMine ? typed.text : asTyped(Number(value.toPrecision(3)), language)
  const error = isMine && typeof read === 'string' ? read : undefined
  return (
    <QuantityField
      {...props}
      slider={false}
      text={text}
      value={value}
      error={error}
      onText={(text) => {
        setTyped({ text, at: value })
        const read = readQuantity(text, quantity, language)
        if (typeof read === 'number') onValue(read)
      }}
    />
  )
}

type TypedAreaProps = {
  labels: FlightPlannerLabels['typing']
  used: Pick<UsedFlightPlan, 'demo' | 'hectares' | 'plan' | 'setArea' | 'setSides'>
  hectares: (value: number) => string
  metres: (value: number) => string
}

/**
 * The area by figures: hectares keep the shape, length and width make a rectangle of it. Its length is
 * its longer side, along which the lines run.
 */
export function TypedArea({ labels, used, hectares, metres }: TypedAreaProps) {
  const { along, across } = used.plan
  const { common, language } = used.demo
  const shared = { common, language }
  return (
    <details>
      <summary className={styles.title}>{labels.title}</summary>
      <div className={styles.fields}>
        <Measure
          {...shared}
          id="flight-planner-area"
          quantity={labels.area}
          value={used.hectares}
          onValue={used.setArea}
          format={hectares}
        />
        <Measure
          {...shared}
          id="flight-planner-length"
          quantity={labels.length}
          value={along}
          onValue={(length) => used.setSides(length, Math.min(across, length))}
          format={metres}
        />
        <Measure
          {...shared}
          id="flight-planner-width"
          quantity={labels.width}
          value={across}
          onValue={(width) => used.setSides(Math.max(along, width), width)}
          format={metres}
        />
      </div>
    </details>
  )
}
