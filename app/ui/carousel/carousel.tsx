import type { ReactNode } from 'react'
import { MARK } from '../../marks.ts'
import styles from './carousel.module.css'
import CarouselControls from './carousel-controls.part.tsx'
import type { CarouselWords } from './carousel-controls.tsx'

type CarouselProps = {
  /** Its accessible name. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** Milliseconds between two automatic steps. */
  interval: number
  words: CarouselWords & { carousel: string; slide: string }
  /** Name of a slide: number and total, for example "2 of 8". */
  slideName: (number: number, total: number) => string
  /** Fills the places that the last page leaves empty. */
  rest?: ReactNode
}

/** A list of cards, one to three beside one another, that pages, swipes and rotates. */
export function Carousel({ label, slides, interval, words, slideName, rest }: CarouselProps) {
  const emptyPlaces = (visible: number) => (visible - (slides.length % visible)) % visible
  const { stopRotation, startRotation, previous, next, slideShown, slidesShown } = words
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      className={styles.carousel}
      {...{ [MARK.carousel]: '' }}
    >
      <CarouselControls
        count={slides.length}
        interval={interval}
        words={{ stopRotation, startRotation, previous, next, slideShown, slidesShown }}
      />
      <ul className={styles.track} aria-live="polite">
        {slides.map(({ key, content }, number) => (
          <li key={key} className={styles.slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: the APG's slide is a group with a description */}
            <div
              role="group"
              aria-roledescription={words.slide}
              aria-label={slideName(number + 1, slides.length)}
              className={styles.content}
            >
              {content}
            </div>
          </li>
        ))}
        {rest && (
          <li className={styles.rest} data-two={emptyPlaces(2)} data-three={emptyPlaces(3)}>
            {rest}
          </li>
        )}
      </ul>
    </section>
  )
}
