import styles from './carousel.module.css'
import CarouselSlides from './carousel-slides.island.tsx'
import type { CarouselSlidesProps } from './carousel-slides.tsx'

type CarouselProps = CarouselSlidesProps & {
  /** Its accessible name. */
  label: string
  /** Its `aria-roledescription`. */
  roleDescription: string
}

/** A list of cards, one to three in a row, that pages, swipes and rotates. */
export function Carousel({ label, roleDescription, ...slides }: CarouselProps) {
  return (
    <section aria-roledescription={roleDescription} aria-label={label} className={styles.carousel}>
      <CarouselSlides {...slides} />
    </section>
  )
}
