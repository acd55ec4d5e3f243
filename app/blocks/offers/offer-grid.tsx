import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './offer-grid.module.css'

type Cards = ComponentProps<typeof Card>[]

type OfferGridProps = Pick<BlockProps<'offers'>, 'background' | 'title' | 'intro'> & {
  entries: Cards
  /** Wide ones, which fill the empty places of the last row. */
  others?: Cards
  children?: ReactNode
}

/** Services or products as cards in a ruled grid. */
export function OfferGrid({ title, intro, entries, others = [], ...props }: OfferGridProps) {
  const level = title ? 3 : 2
  return (
    <Section background={props.background} title={title} aside={intro && <p>{intro}</p>}>
      <ul className={`ruled ${styles.list}`} data-background="white">
        {entries.map((card) => (
          <li key={card.href}>
            <Card {...card} level={level} />
          </li>
        ))}
        {others.map((card) => (
          <li key={card.href} className={styles.wide}>
            <Card {...card} isWide level={level} />
          </li>
        ))}
      </ul>
      {props.children}
    </Section>
  )
}
