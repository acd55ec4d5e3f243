import { useSiteData } from '../site-data.tsx'
import { longWord } from '../ui/text/long-word.ts'
import styles from './brand-mark.critical.module.css'
import './brand-mark.module.css'
import { Mark } from './mark.tsx'

/** The mark and the agency's name, as a link to Home. */
export function BrandMark() {
  const { brand } = useSiteData()
  return (
    <a href="/" className={styles.mark} {...longWord(brand.name)}>
      <Mark kite={styles.kite} />
      {brand.name}
    </a>
  )
}
