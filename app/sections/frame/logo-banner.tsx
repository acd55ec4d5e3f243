import { useState } from 'react'
import { useSiteData } from '../../site-data.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import styles from './logo-banner.module.css'

/** The ink strip of practices; it drifts, and stands still on hover, by its button and when motion is not wanted. */
export function LogoBanner() {
  const { brand, navigation, words } = useSiteData()
  const [paused, setPaused] = useState(false)
  const practices = (
    <ul className={styles.list}>
      {navigation.banner.map((practice) => (
        <li key={practice}>{practice}</li>
      ))}
    </ul>
  )
  return (
    <section aria-label={words.practices} className={styles.banner} data-ground="ink">
      <Kite design={brand.kite} className={styles.kite} />
      <div className={styles.window}>
        <div className={styles.strip} data-paused={paused}>
          {practices}
          <div aria-hidden="true">{practices}</div>
        </div>
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={paused ? words.playBanner : words.pauseBanner}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} size={18} />
      </button>
    </section>
  )
}
