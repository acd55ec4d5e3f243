import { UNITS } from './corners.ts'
import styles from './survey-map.module.css'

/** The longest round length that takes less than a quarter of the map. */
function roundLength(unit: number): number {
  const most = (UNITS / 4) * unit
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power
}

/** How long a length is on the map. */
export function ScaleBar({ unit, metres }: { unit: number; metres: (value: number) => string }) {
  const length = roundLength(unit)
  return (
    <span className={styles.scale} style={{ width: `${(length / unit / UNITS) * 100}%` }}>
      {metres(length)}
    </span>
  )
}
