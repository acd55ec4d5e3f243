import type { ReactNode } from 'react'
import field from '../frame/field.module.css'
import shared from '../frame/shared.module.css'
import { Mark } from './mark.tsx'
import styles from './places.module.css'
import { Terraces } from './terraces.tsx'
import type { MarkInUse } from './use-mark.ts'

const Place = ({ className = '', caption, children }: Record<string, ReactNode>) => (
  <figure className={`${styles.place} ${className}`}>
    {children}
    <figcaption className={field.hint}>{caption}</figcaption>
  </figure>
)

/** The mark where it will live: over the roofs, in a tab, on a card, over the shop. */
export function Places({ mark: { demo, file } }: { mark: MarkInUse }) {
  const { name, ...mark } = demo.values
  const { paper, pieces } = mark
  const { places: labels } = demo.labels
  return (
    <div className={`${shared.ruled} ${styles.places}`}>
      <Place className={styles.sky} caption={labels.sky}>
        <Terraces {...mark} />
      </Place>
      <Place caption={labels.tab}>
        <div className={styles.window}>
          <p className={styles.tab}>
            <Mark {...mark} id="own-kite-tab" small width="16" height="17.6" />
            <span className={shared.oneLine}>{name}</span>
          </p>
        </div>
      </Place>
      <Place caption={labels.card}>
        <div className={styles.card}>
          <Mark {...mark} id="own-kite-card" className={styles.cardKite} title={name} ref={file} />
          <p className={styles.cardName}>{name}</p>
          <p className={styles.cardLine}>{labels.cardLine}</p>
        </div>
      </Place>
      <Place className={styles.street} caption={labels.sign}>
        <div className={styles.sign} style={{ background: paper, color: pieces }}>
          <Mark
            {...mark}
            paper={pieces}
            pieces={paper}
            id="own-kite-sign"
            className={styles.signKite}
          />
          <p className={styles.signName}>{name}</p>
        </div>
      </Place>
    </div>
  )
}
