import type { ReactNode } from 'react'
import type { Accent, KiteDesign } from '../../../model/fields/kite.ts'
import { Kite } from '../kite/kite.tsx'
import { PageKite } from '../kite/page-kite.tsx'
import { type CardLink, linkArea, ReadMore } from '../read-more/read-more.tsx'
import styles from './card.module.css'

type CardProps = {
  title: string
  kite: KiteDesign
  description?: string | undefined
  subservices?: string[] | undefined
  href: string
  tryIt?: CardLink | undefined
  /** Shows its kite as a picture with lines of this colour, for a card far below the first view. */
  kiteLine?: 'ink' | 'white' | undefined
  picture?: ReactNode
  /** Makes it a poster on this background: its kite is cropped, and the demo's name opens over it. */
  poster?: Accent | undefined
  /** A large one, its kite beside its words. */
  isWide?: boolean
  level?: 2 | 3
}

/** A card for a service or product: kite, title, description, four subservices, links. */
export function Card({ title, href, tryIt, kiteLine, poster, level = 3, ...card }: CardProps) {
  const Heading = `h${level}` as const
  const { isWide } = card
  return (
    <article
      className={`${linkArea} ${styles.card} ${poster ? styles.poster : ''} ${isWide ? styles.wide : ''}`}
      data-background={isWide ? 'secondary' : poster}
    >
      {card.picture ??
        (kiteLine ? (
          <PageKite page={href} line={kiteLine} className={`sways ${styles.kite}`} />
        ) : (
          <Kite design={card.kite} className={`sways ${styles.kite}`} />
        ))}
      <Heading className={isWide ? undefined : 'step-2'}>{title}</Heading>
      {card.description && <p className={`soft ${styles.description}`}>{card.description}</p>}
      {card.subservices && (
        <ul className={`diamonds small stack ${styles.subservices}`}>
          {card.subservices.map((subservice) => (
            <li key={subservice}>{subservice}</li>
          ))}
        </ul>
      )}
      <div className={`row ${styles.ways}`}>
        <ReadMore href={href} title={title} tryIt={tryIt} />
      </div>
      {poster && tryIt && (
        <span className={styles.demo} data-background="white" aria-hidden="true">
          <span className={`headline step-2 ${styles.name}`}>{tryIt.title}</span>
        </span>
      )}
    </article>
  )
}
