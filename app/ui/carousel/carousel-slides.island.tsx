import type { ReactNode } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { island } from '../../islands/island.tsx'
import { Slot } from '../../islands/slot.tsx'
import styles from './carousel.module.css'
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx'
import { useCarousel } from './use-carousel.ts'

export type CarouselSlidesProps = {
  /** Unique in the page; prefix of its slots' ids. */
  id: string
  slides: { key: string; content?: ReactNode }[]
  interval: number
  /** `slideOf` names a slide: `{number}` and `{total}` become, for example, "2 of 8". */
  labels: CarouselLabels & { slide: string; slideOf: string }
}

/** The slides of a carousel below their controls. */
export default island(
  'carousel-slides',
  function CarouselSlides({ id, slides, interval, labels }: CarouselSlidesProps) {
    const total = slides.length
    const carousel = useCarousel(total, interval)
    return (
      <div {...carousel.rootProps}>
        <CarouselControls carousel={carousel} count={total} labels={labels} />
        <ul
          {...carousel.listProps}
          className={styles.track}
          aria-live={carousel.rotating ? 'off' : 'polite'}
        >
          {slides.map(({ key, content }, number) => (
            <li key={key} className={styles.slide}>
              <Slot
                id={`${id}-${number + 1}`}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={fillIn(labels.slideOf, { number: number + 1, total })}
                className={styles.content}
              >
                {content}
              </Slot>
            </li>
          ))}
        </ul>
      </div>
    )
  },
)
