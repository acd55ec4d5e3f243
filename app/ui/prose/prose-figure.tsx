import { Picture, type PictureSources } from '../picture/picture.tsx'
import styles from './prose-figure.module.css'

/** Widths of a picture in a text: that of its lines, up to this maximum. */
const PICTURE_SIZES = '(min-width: 48rem) 44rem, 92vw'

type ProseFigureProps = { picture: PictureSources; caption?: string | null }

/** A picture in a text, as wide as its lines, with its caption. */
export function ProseFigure({ picture, caption }: ProseFigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} sizes={PICTURE_SIZES} className={styles.picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
