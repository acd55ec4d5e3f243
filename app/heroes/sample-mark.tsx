import { useSiteData } from '../site-data.tsx'
import styles from './sample-mark.module.css'

/** The mark of what is invented, wherever an entry with `sample: true` is shown. */
export function SampleMark({ sample }: { sample: boolean | undefined }) {
  const { labels } = useSiteData()
  return sample && <span className={styles.mark}>{labels.invented}</span>
}
