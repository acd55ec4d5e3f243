import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './banner.module.css'

/** A few words on a picture from edge to edge. */
export const Banner = ({ title, text, link, sources }: BlockProps<'banner'>) => (
  <section className={`cropped ${styles.banner}`} data-background="ink">
    <Picture picture={sources} sizes="(min-width: 48rem) 100vw, 200vw" />
    <div className={`fitted gap-4 ${styles.text}`}>
      <h2 className={styles.title}>{title}</h2>
      <p className="step-1">{text}</p>
      <ButtonLink {...link} variant="highlight" />
    </div>
  </section>
)
