import type { ReactNode } from 'react'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import styles from './drone-opening.module.css'

type DroneOpeningProps = {
  title: string
  opening: string
  intro: string
  picture: PictureSources
  above: ReactNode
}

/** The survey's picture as ground, the page's title on its dark side. */
export function DroneOpening({ title, opening, intro, picture, above }: DroneOpeningProps) {
  return (
    <section className={styles.opening} data-ground="ink">
      <Picture picture={picture} sizes="100vw" priority className={styles.picture} />
      <div className={styles.words}>
        {above}
        <h1>{title}</h1>
        <p className={styles.line}>{opening}</p>
        <p className={styles.intro}>{intro}</p>
      </div>
    </section>
  )
}
