import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'

/** The words of a carousel's controls. */
export type CarouselWords = {
  carousel: string
  previous: string
  next: string
  stopRotation: string
  startRotation: string
  /** Name of a slide: number and total, for example "2 of 8". */
  slideName: (number: number, total: number) => string
}

type CarouselProps = {
  /** Its accessible name. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** Milliseconds between two automatic steps. */
  interval: number
  words: CarouselWords
  /** Fills the places that the last page leaves empty. */
  rest?: ReactNode
}

/** A list of cards, one to three beside one another, that pages, swipes and rotates. */
export function Carousel({ label, slides, interval, words, rest }: CarouselProps) {
  const carousel = useCarousel(slides.length, interval)
  const emptyPlaces = (visible: number) => (visible - (slides.length % visible)) % visible
  const { onPointerEnter, onPointerLeave, onFocus } = carousel
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      className={styles.carousel}
      {...{ onPointerEnter, onPointerLeave, onFocus }}
    >
      <div className={styles.controls}>
        <button type="button" className={styles.rotation} onClick={carousel.toggle}>
          <Icon name={carousel.wanted ? 'pause' : 'play'} />
          <span className="visually-hidden">
            {carousel.wanted ? words.stopRotation : words.startRotation}
          </span>
        </button>
        <div className={styles.marks} aria-hidden="true">
          {slides.map(({ key }, number) => (
            <span
              key={key}
              className={styles.mark}
              data-shown={number >= carousel.index && number < carousel.index + carousel.visible}
            />
          ))}
        </div>
        <button
          type="button"
          aria-label={words.previous}
          disabled={carousel.atStart}
          onClick={carousel.previous}
        >
          <Icon name="arrowLeft" size={26} />
        </button>
        <button
          type="button"
          aria-label={words.next}
          disabled={carousel.atEnd}
          onClick={carousel.next}
        >
          <Icon name="arrowRight" size={26} />
        </button>
      </div>
      <ul
        ref={carousel.track}
        className={styles.track}
        aria-live={carousel.rotating ? 'off' : 'polite'}
        onScrollEnd={carousel.onScrollEnd}
      >
        {slides.map(({ key, content }, number) => (
          <li key={key} className={styles.slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: the APG's slide is a group with a description */}
            <div
              role="group"
              aria-roledescription="slide"
              aria-label={words.slideName(number + 1, slides.length)}
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
