import type { CardWithDemo } from '../../content/content.server.ts'
import type { Background } from '../../data-attributes.ts'
import { Card } from '../../ui/card/card.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './offer-grid.module.css'

type CardListProps = {
  background?: Background
  title?: string
  intro?: string
  cards: (Omit<CardWithDemo, 'description' | 'tryIt'> & Partial<CardWithDemo>)[]
  /** Wide ones, which fill the empty places of the last row. */
  suites?: CardWithDemo[]
}

/** Services or products as cards in a ruled grid. */
export function CardList({ background, title, intro, cards, suites = [] }: CardListProps) {
  return (
    <Section background={background} title={title} aside={intro && <p>{intro}</p>}>
      <ul className={`ruled ${styles.list}`} data-background="white">
        {cards.map((card) => (
          <li key={card.href}>
            <Card {...card} level={title ? 3 : 2} />
          </li>
        ))}
        {suites.map(({ subservices: _, ...suite }) => (
          <li key={suite.href} className={styles.wide}>
            <Card {...suite} isWide level={2} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
