import { fillIn } from '../../../contract/fill-in.ts'
import type { DroneService } from '../../../schemas/drone-service.ts'
import { useSiteData } from '../../site-data.tsx'
import { FlipCard } from '../../ui/flip-card/flip-card.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './mission-and-vision.module.css'

/** Mission and vision as two flip cards. */
export function MissionAndVision({ mission, vision }: Pick<DroneService, 'mission' | 'vision'>) {
  const { labels } = useSiteData()
  return (
    <Section background="ink">
      <ul className={styles.pair}>
        {[mission, vision].map(({ title, front, back }, number) => (
          <li key={title}>
            <FlipCard
              turnLabel={fillIn(labels.turnCard, { title })}
              front={
                <div className={styles.front} data-background={number === 0 ? 'rani' : 'cobalt'}>
                  <h2 className={styles.title}>{title}</h2>
                  <p className={`headline ${styles.line}`}>{front}</p>
                </div>
              }
              back={
                <div className={styles.back} data-background="white">
                  <p>{back}</p>
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
