import type { ReactNode } from 'react'
import styles from './instrument.module.css'

type InstrumentProps = {
  /** Where there is more to touch than the picture: two cells, over picture and fields. */
  above?: ReactNode
  /** The one big thing to touch, or to look at. */
  picture: ReactNode
  /** Few fields beside it. */
  fields: ReactNode
  /** What comes out: `Results`. */
  results: ReactNode
}

/** The ruled box of a piece: picture, fields beside it, results under both. On a phone in this order. */
export function Instrument({ above, picture, fields, results }: InstrumentProps) {
  return (
    <div className={styles.box}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.picture}>{picture}</div>
      <div className={styles.fields}>{fields}</div>
      <div className={styles.results}>{results}</div>
    </div>
  )
}
