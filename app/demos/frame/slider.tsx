import { type ComponentProps, useRef } from 'react'
import styles from './slider.module.css'

type SliderProps = ComponentProps<'input'> & { value: number; onValue: (value: number) => void }

/** A range input. When a finger on it turns out to scroll, the value from before returns. */
export function Slider({ onValue, value, ...attributes }: SliderProps) {
  const before = useRef(value)
  return (
    <input
      {...attributes}
      type="range"
      className={`unprinted ${styles.slider}`}
      value={value}
      onChange={(event) => onValue(event.target.valueAsNumber)}
      onPointerDown={() => {
        before.current = value
      }}
      onPointerCancel={() => onValue(before.current)}
    />
  )
}
