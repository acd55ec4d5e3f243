import { useSiteData } from '../site-data.tsx'
import styles from './logo-banner.module.css'
import { Mark } from './mark.tsx'

/** The dark strip of practices: as many as fit into one line. */
export function LogoBanner() {
  const { navigation, labels } = useSiteData()
  return (
    <section
      aria-label={labels.practices}
      className={styles.banner}
      data-background="ink"
      data-layout="banner"
    >
      <Mark kite={styles.kite} />
      <ul className={styles.list}>
        {navigation.banner.map((practice) => (
          <li key={practice}>{practice}</li>
        ))}
      </ul>
    </section>
  )
}
