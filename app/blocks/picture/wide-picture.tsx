import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import styles from './wide-picture.module.css'

/** A picture from edge to edge. */
export const WidePicture = ({ sources }: { sources: PictureSources }) => (
  <Picture picture={sources} priority className={styles.picture} />
)
