import { fillIn } from '../../../contract/fill-in.ts'
import { useSiteData } from '../../site-data.tsx'
import { FlipCard } from '../../ui/flip-card/flip-card.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import cards from './flip-cards.module.css'
import styles from './vision-and-mission.module.css'

/** Two texts side by side, or as cards that turn. */
export function VisionAndMission({ items, look, background }: Block<'vision-and-mission'>) {
  const { labels } = useSiteData()
  if (look === 'plain') {
    return (
      <Section background={background}>
        <div className={styles.pair}>
          {items.map(({ title, text }) => (
            <div key={title} className={styles.side}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
    )
  }
  return (
    <Section background={background}>
      <ul className={cards.pair}>
        {items.map(({ title, line, text }, number) => (
          <li key={title}>
            <FlipCard
              turnLabel={fillIn(labels.turnCard, { title })}
              front={
                <div
                  className={cards.front}
                  data-background={number === 0 ? 'primary' : 'secondary'}
                >
                  <h2 className={cards.title}>{title}</h2>
                  <p className={`headline ${cards.line}`}>{line}</p>
                </div>
              }
              back={
                <div className={cards.back} data-background="white">
                  <p>{text}</p>
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
