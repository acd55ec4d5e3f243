import { SectionStyles } from '../../section-styles.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { OpeningWords, type OpeningWordsProps } from '../page/opening-words.tsx'
import styles from './drone-opening.critical.module.css'

type DroneOpeningProps = OpeningWordsProps & { picture: PictureSources }

/** The survey's picture as ground, the page's title on its dark side. */
export function DroneOpening({ picture, ...words }: DroneOpeningProps) {
  return (
    <>
      <section className={styles.opening} data-ground="ink">
        <Picture picture={picture} sizes="100vw" priority className={styles.picture} />
        <OpeningWords {...words} className={styles.words} />
      </section>
      <SectionStyles />
    </>
  )
}
