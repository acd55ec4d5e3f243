import type { ReactNode } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { Slot } from '../../islands/slot.tsx'
import styles from './carousel.module.css'
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx'
import { useCarousel } from './use-carousel.ts'

export type CarouselSlidesProps = {
  /** Unique in the page; prefix of its slots' ids. */
  id: string
  slides: { key: string; content?: ReactNode }[]
  /** Milliseconds between two automatic steps. */
  interval: number
  /** `slideOf` names a slide: `{number}` and `{total}` become, for example, "2 of 8". */
  labels: CarouselLabels & { slide: string; slideOf: string }
  /** Fills the empty places of the last page. */
  rest?: ReactNode
}

/** The slides of a carousel below their controls. */
export function CarouselSlides({ id, slides, interval, labels, rest }: CarouselSlidesProps) {
  const total = slides.length
  const carousel = useCarousel(total, interval)
  const emptyPlaces = (visible: number) => (visible - (total % visible)) % visible
  return (
    <div ref={carousel.root}>
      <CarouselControls carousel={carousel} count={total} labels={labels} />
      <ul
        ref={carousel.list}
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
        <Slot
          as="li"
          id={`${id}-rest`}
          className={styles.rest}
          data-two={emptyPlaces(2)}
          data-three={emptyPlaces(3)}
        >
          {rest}
        </Slot>
      </ul>
    </div>
  )
}
