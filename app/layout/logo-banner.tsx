import { DATA } from '../data-attributes.ts'
import { useSiteData } from '../site-data.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './logo-banner.module.css'
import { Mark } from './mark.tsx'

/** The dark strip of practices; it drifts, and stops on hover, by its button and under reduced motion. */
export function LogoBanner() {
  const { navigation, labels } = useSiteData()
  const practices = (
    <ul className={`line ${styles.list}`}>
      {navigation.banner.map((practice) => (
        <li key={practice} className="line">
          {practice}
        </li>
      ))}
    </ul>
  )
  return (
    <section
      aria-label={labels.practices}
      className={`line gap-3 ${styles.banner}`}
      data-background="ink"
      data-layout="banner"
    >
      <Mark kite={styles.kite} />
      <div className={styles.window}>
        <div className={`line ${styles.strip}`}>
          {practices}
          <div aria-hidden="true">{practices}</div>
        </div>
      </div>
      <button
        type="button"
        className={`square ${styles.button}`}
        aria-label={labels.pauseBanner}
        {...{ [DATA.bannerButton]: JSON.stringify([labels.pauseBanner, labels.playBanner]) }}
      >
        <Icon name="pause" size={18} />
        <Icon name="play" size={18} />
      </button>
    </section>
  )
}
