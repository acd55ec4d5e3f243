import type { ReactNode } from 'react'
import type { CardWithDemo } from '../../content/content.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './card-list.module.css'

type CardListProps = {
  cards: CardWithDemo[]
  /** Cards beside one another on the widest windows. */
  columns: 3 | 4
  /** Fills the places that are left in the last row. */
  rest?: ReactNode
}

/** Every service or product as cards in a ruled grid. */
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
