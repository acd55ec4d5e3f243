import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './wide-picture.module.css'

/** A picture from edge to edge. */
export const WidePicture = ({ sources, priority }: BlockProps<'picture'>) => (
  <Picture picture={sources} priority={priority} className={`full ${styles.picture}`} />
)
