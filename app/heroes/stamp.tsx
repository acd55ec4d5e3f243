import { useSiteData } from '../site-data.tsx'
import styles from './stamp.module.css'

/** The mark of what is invented, wherever an entry with `sample: true` is shown. */
export function Stamp({ sample }: { sample: boolean | undefined }) {
  const { labels } = useSiteData()
  return sample && <span className={styles.stamp}>{labels.invented}</span>
}
