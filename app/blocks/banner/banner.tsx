import type { DroneService } from '../../../model/block-pages.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import styles from './banner.module.css'

type DroneBannerProps = { promo: DroneService['promo']; picture: PictureSources }

/** The promo of the drone service on the survey's picture. */
export function DroneBanner({ promo, picture }: DroneBannerProps) {
  return (
    <section className={styles.banner} data-background="ink">
      <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 48rem) 100vw, 200vw" />
      <div className={styles.text}>
        <h2 className={styles.title}>{promo.title}</h2>
        <p className="step-1">{promo.text}</p>
        <ButtonLink href={promo.link.href} variant="highlight">
          {promo.link.label}
        </ButtonLink>
      </div>
    </section>
  )
}
