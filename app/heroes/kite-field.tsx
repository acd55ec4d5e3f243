import type { CSSProperties } from 'react'
import type { Figure } from '../pages/case-study/schema.ts'
import styles from './kite-field.module.css'

/** A whole number and its unit: “9 s”, “₹40”. */
const NUMBER = /^(\D*)(\d+)(\D*)$/

/** More kites than this are no longer seen as a number. */
const MOST_KITES = 60

/** From one kite to the next, in the drawing; a kite is 92 wide and 100 high. */
const PITCH = 112

/** The numbers of a figure, and how many kites show them; nothing if it does not count in one unit. */
export function countOf({ before, after }: Figure) {
  const [, start = '', from] = NUMBER.exec(before) ?? []
  const [, unit = '', to, end = ''] = NUMBER.exec(after) ?? []
  if (!from || !to || start !== unit) return
  const most = Math.max(Number(from), Number(to))
  return { from: Number(from), to: Number(to), unit, end, kites: most > MOST_KITES ? 0 : most }
}

type KiteFieldProps = { from: number; to: number; kites: number; className: string | undefined }

/** A kite for each of what a figure counts: those from before, new ones, and outlines of those that are gone. */
export function KiteField({ from, to, kites, className }: KiteFieldProps) {
  if (kites === 0) return null
  const rows = Math.ceil(kites / Math.ceil(Math.sqrt(kites * 1.3)))
  const columns = Math.ceil(kites / rows)
  return (
    <svg
      viewBox={`-4 -4 ${columns * PITCH - 12} ${rows * PITCH - 4}`}
      className={`${styles.field} ${className}`}
      aria-hidden="true"
    >
      {Array.from({ length: kites }, (_, index) => {
        const at = `M${(index % columns) * PITCH + 46} ${Math.floor(index / columns) * PITCH}`
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            key={index}
            data-kite={index >= to ? 'gone' : index < from && to > from ? 'before' : undefined}
            style={{ '--index': index } as CSSProperties}
          >
            <path d={`${at}l46 45-46 55-46-45z`} />
            <path d={`${at}v100l-46-55z`} />
          </g>
        )
      })}
    </svg>
  )
}
