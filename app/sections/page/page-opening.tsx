import type { ReactNode } from 'react'
import type { Accent, KiteDesign } from '../../../schemas/kite.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import styles from './page-opening.module.css'

type PageOpeningProps = {
  ground: Accent | 'sky' | 'white'
  title: string
  /** The large line under the title. */
  opening?: string
  intro?: ReactNode
  /** The page's kite, cropped huge at the right edge. */
  kite?: KiteDesign
  /** What stands above the title, usually the breadcrumb. */
  above?: ReactNode
  children?: ReactNode
}

/** The first block of a page: its colour, its kite, its title. */
export function PageOpening({
  ground,
  title,
  opening,
  intro,
  kite,
  above,
  children,
}: PageOpeningProps) {
  return (
    <section className={styles.opening} data-ground={ground} data-kite={Boolean(kite)}>
      {kite && <Kite design={kite} className={styles.kite} />}
      <div className={styles.words}>
        {above}
        <h1>{title}</h1>
        {opening && <p className={styles.line}>{opening}</p>}
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </section>
  )
}
