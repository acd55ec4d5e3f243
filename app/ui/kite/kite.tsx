import { type CSSProperties, memo } from 'react'
import type { Colour, KiteDesign } from '../../../model/fields/kite.ts'
import styles from './kite.module.css'
import { drawPattern } from './patterns.tsx'

/** A colour's name in drawings: tertiary is brighter there than as a text background. */
export const drawn = (colour: Colour) => (colour === 'tertiary' ? 'tertiary-drawn' : colour)

/** The CSS paint of a colour in a drawing. */
export const paint = (colour: Colour) => `var(--${drawn(colour)})`

type KiteProps = {
  design: KiteDesign
  id?: string
  style?: CSSProperties
  className?: string
  /** Leaves out the tail where the drawing is cropped. */
  tail?: boolean
}

/** One kite of the brand's drawing system: paper with pasted pieces in a diamond, spine, bow and tail. Decorative. */
export const Kite = memo(function Kite({ design, id, style, className, tail = true }: KiteProps) {
  const [first = paint('white'), second = first, third = first] = design.pieces.map(paint)
  return (
    <svg
      id={id}
      style={style}
      viewBox={tail ? '0 0 120 132' : '0 0 120 116'}
      className={className ? `${styles.kite} ${className}` : styles.kite}
      aria-hidden="true"
    >
      <g className={styles.paper}>
        <rect width="120" height="120" fill={paint(design.paper)} />
        {drawPattern(design.pattern, paint(design.paper), first, second, third)}
      </g>
      <path className={styles.frame} d="M60 4 116 56 60 112 4 56Z" />
      <path className={styles.stick} d="M60 4V112M4 56Q60-6 116 56" />
      {tail && <path d="M60 110 72 128H48Z" fill={paint(design.tail)} className={styles.tail} />}
    </svg>
  )
})
