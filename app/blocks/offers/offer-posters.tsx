import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { Card } from '../../ui/card/card.tsx'
import styles from './offer-posters.module.css'

type Content = Omit<ComponentProps<typeof Card>, 'level'>

/** Every service as a poster, three by three on wide windows; the drone service has the ninth place. */
export function ServiceWall({ cards, drone }: { cards: Content[]; drone: Content | undefined }) {
  return (
    <div className={styles.wall}>
      <ul>
        {cards.map((card) => (
          <li key={card.href}>
            <Card {...card} level={2} />
          </li>
        ))}
      </ul>
      {drone && (
        <aside data-background="sky">
          <Card
            {...drone}
            picture={
              <img
                src={href('/survey-map.svg')}
                alt=""
                width={1000}
                height={625}
                loading="lazy"
                className={styles.land}
              />
            }
            level={2}
          />
        </aside>
      )}
    </div>
  )
}
