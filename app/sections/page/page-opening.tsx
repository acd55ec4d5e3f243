import type { Accent, KiteDesign } from '../../../schemas/kite.ts'
import { SectionStyles } from '../../section-styles.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { OpeningWords, type OpeningWordsProps } from './opening-words.tsx'
import styles from './page-opening.critical.module.css'

type PageOpeningProps = OpeningWordsProps & {
  ground: Accent | 'sky' | 'white'
  /** The page's kite, cropped huge at the right edge. */
  kite?: KiteDesign
}

/** The first block of a page: its colour, its kite, its title. */
export function PageOpening({ ground, kite, ...words }: PageOpeningProps) {
  return (
    <>
      <section className={styles.opening} data-ground={ground} data-kite={Boolean(kite)}>
        {kite && <Kite design={kite} className={styles.kite} />}
        <OpeningWords {...words} className={styles.words} />
      </section>
      <SectionStyles />
    </>
  )
}
