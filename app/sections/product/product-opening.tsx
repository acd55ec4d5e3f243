import type { ReactNode } from 'react'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import styles from './product-opening.module.css'

type ProductOpeningProps = {
  title: string
  opening: string
  intro: string
  picture: PictureSources
  above: ReactNode
  children?: ReactNode
}

/** A product's title on ink, beside its paper model. */
export function ProductOpening({
  title,
  opening,
  intro,
  picture,
  above,
  children,
}: ProductOpeningProps) {
  return (
    <section className={styles.opening} data-ground="ink">
      <div className={styles.words}>
        {above}
        <h1>{title}</h1>
        <p className={styles.line}>{opening}</p>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 60rem) 55vw, 100vw"
        priority
        className={styles.picture}
      />
    </section>
  )
}
