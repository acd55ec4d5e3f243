import type { ReactNode } from 'react'
import type { CardWithDemo } from '../../content/content.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './card-list.module.css'

type CardListProps = {
  cards: CardWithDemo[]
  /** Columns on the widest windows. */
  columns: 3 | 4
  /** Fills the empty places of the last row. */
  rest?: ReactNode
}

/** Services or products as cards in a ruled grid. */
export function CardList({ cards, columns, rest }: CardListProps) {
  const { labels } = useSiteData()
  return (
    <div className={styles.frame}>
      <ul className={styles.list} data-columns={columns}>
        {cards.map((card) => (
          <li key={card.href} className={styles.item}>
            <Card {...card} level={2} readMore={labels.readMore} />
          </li>
        ))}
        {rest && <li className={styles.rest}>{rest}</li>}
      </ul>
    </div>
  )
}
