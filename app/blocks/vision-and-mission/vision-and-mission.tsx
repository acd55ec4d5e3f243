import { fillIn } from '../../../contract/fill-in.ts'
import { useSiteData } from '../../site-data.tsx'
import { FlipCard } from '../../ui/flip-card/flip-card.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './vision-and-mission.module.css'

/** Two texts side by side, or as cards that turn. */
export function VisionAndMission({ items, variant, background }: Block<'vision-and-mission'>) {
  const { labels } = useSiteData()
  return (
    <Section background={background}>
      <ul className={`stack ${styles.pair}`}>
        {items.map(({ title, line, text }, number) =>
          variant === 'plain' ? (
            <li key={title} className={styles.side}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ) : (
            <li key={title}>
              <FlipCard
                turnLabel={fillIn(labels.turnCard, { title })}
                front={
                  <div
                    className={`stack ${styles.front}`}
                    data-background={number === 0 ? 'primary' : 'secondary'}
                  >
                    <h2>{title}</h2>
                    <p className="headline">{line}</p>
                  </div>
                }
                back={
                  <div className={`stack ${styles.back}`} data-background="white">
                    <p>{text}</p>
                  </div>
                }
              />
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
