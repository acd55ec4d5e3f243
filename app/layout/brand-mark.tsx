import { useSiteData } from '../site-data.tsx'
import { Kite } from '../ui/kite/kite.tsx'
import styles from './brand-mark.critical.module.css'

/** The kite and the agency's name, as a link to Home. */
export function BrandMark() {
  const { brand } = useSiteData()
  return (
    <a href="/" className={styles.mark}>
      <Kite design={brand.kite} className={styles.kite} />
      {brand.name}
    </a>
  )
}
