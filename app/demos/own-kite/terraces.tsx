import type { KitePattern } from '../../../schemas/kite.ts'
import { Mark, type MarkColours } from './mark.tsx'
import styles from './places.module.css'
import __html from './roofs.svg?raw'

/** Position and width of the kites, from one terrace away to three. */
const FLIGHTS = [
  { x: 372, y: 14, width: 176 },
  { x: 178, y: 46, width: 74 },
  { x: 96, y: 92, width: 30 },
]

/** The roofs and somebody flying kites: a nested SVG, set once. */
const ROOFS = { __html }

/** The mark over the roofs, from one, two and three terraces away. */
export const Terraces = (mark: MarkColours & { pattern: KitePattern }) => (
  <svg viewBox="0 0 640 300" className={styles.roofs} aria-hidden="true">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
    <g dangerouslySetInnerHTML={ROOFS} />
    {FLIGHTS.map((place, index) => (
      <Mark
        key={place.x}
        {...mark}
        {...place}
        height={place.width * 1.1}
        id={`own-kite-flight-${index}`}
        small={place.width < 40}
      />
    ))}
  </svg>
)
