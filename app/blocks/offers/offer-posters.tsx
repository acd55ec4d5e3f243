import { href } from 'react-router'
import { Card } from '../../ui/card/card.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './offer-posters.module.css'

/** Every card as a poster, three by three on wide windows; the drone service, with its land, has the ninth place. */
export function OfferPosters({ of, title, entries, others, number }: BlockProps<'offers'>) {
  const level = title ? 3 : 2
  const Beside = number === 1 ? 'aside' : 'div' // Two landmarks could not be told apart.
  return (
    <div className={styles.wall}>
      <ul>
        {entries.map((card) => (
          <li key={card.href}>
            <Card {...card} level={level} />
          </li>
        ))}
      </ul>
      {others.map((card) => (
        <Beside key={card.href} data-background="sky">
          <Card
            {...card}
            picture={
              of === 'services' && (
                <img
                  src={href('/survey-map.svg')}
                  alt=""
                  width={1000}
                  height={625}
                  loading="lazy"
                  className={`full framed ${styles.land}`}
                />
              )
            }
            level={level}
          />
        </Beside>
      ))}
    </div>
  )
}
