import type { KitePattern } from '../../../schemas/kite.ts'
import { Mark, type MarkColours } from './mark.tsx'
import styles from './places.module.css'

/** Where the kites fly, from one terrace away to three: place, width, and the path of the thread. */
const FLIGHTS = [
  { x: 372, y: 14, width: 176, thread: 'M460 195C440 262 320 214 223 250' },
  { x: 178, y: 46, width: 74, thread: 'M215 118C222 170 190 200 152 214' },
  { x: 96, y: 92, width: 30, thread: 'M111 120C112 150 92 160 74 176' },
]

/** The mark over the roofs, from one, two and three terraces away. */
export function Terraces(mark: MarkColours & { pattern: KitePattern }) {
  return (
    <svg viewBox="0 0 640 300" className={styles.roofs} aria-hidden="true">
      <path
        fill="var(--cobalt-pale)"
        d="M0 190H40V178H96V192H150V170H156V150H184V170H230V188H300V176H352V190H430V168H470V190H540V180H600V188H640V300H0Z"
      />
      <path
        fill="var(--cobalt-mid)"
        d="M0 222H120V210H128V222H196V234H268V222H276V212H322V222H330V240H450V224H520V206H526V192H562V206H568V224H640V300H0Z"
      />
      <path
        fill="var(--ink)"
        d="M0 268H24V254H32V268H150V276H300V262H308V248H352V262H360V276H476V264H484V250H492V264H600V276H640V300H0Z"
      />
      {/* Whoever flies the nearest one, arm on the thread. */}
      <g fill="var(--ink)">
        <circle cx="206" cy="244" r="6" />
        <path d="M198 278 201 253Q206 249 211 253L222 247 224 251 213 260 216 278Z" />
      </g>
      <g fill="none" stroke="var(--ink)">
        {FLIGHTS.map(({ thread }) => (
          <path key={thread} d={thread} />
        ))}
      </g>
      {FLIGHTS.map(({ thread, ...place }, index) => (
        <Mark
          key={thread}
          {...mark}
          {...place}
          height={place.width * 1.1}
          id={`own-kite-flight-${index}`}
          small={place.width < 40}
        />
      ))}
    </svg>
  )
}
