import { fillIn } from '../../../contract/fill-in.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'
import type { useCarousel } from './use-carousel.ts'

/** The labels of a carousel's controls. */
export type CarouselLabels = {
  previous: string
  next: string
  stopRotation: string
  startRotation: string
  /** Which slides are visible: one, or several with `{first}`, `{last}` and `{total}`. */
  slideShown: string
  slidesShown: string
}

type CarouselControlsProps = {
  carousel: ReturnType<typeof useCarousel>
  count: number
  labels: CarouselLabels
}

/**
 * The controls of a carousel in the order of the WAI-ARIA pattern: rotation, then marks, previous, next.
 */
export function CarouselControls({ carousel, count, labels }: CarouselControlsProps) {
  const { index, visible, wanted, rotating, atStart, atEnd } = carousel
  const last = Math.min(index + visible, count)
  const shown = visible > 1 ? labels.slidesShown : labels.slideShown
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.rotation} onClick={carousel.toggle}>
        <Icon name={wanted ? 'pause' : 'play'} />
        <span className="visually-hidden">
          {wanted ? labels.stopRotation : labels.startRotation}
        </span>
      </button>
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: count }, (_, number) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its index
            key={number}
            className={styles.mark}
            data-shown={visible > 0 ? number >= index && number < last : undefined}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-live={rotating ? 'off' : 'polite'}>
        {carousel.moved && fillIn(shown, { first: index + 1, last, total: count })}
      </p>
      {/* Not `disabled`: a focused button would lose the focus. */}
      <button
        type="button"
        aria-label={labels.previous}
        aria-disabled={atStart}
        onClick={atStart ? undefined : carousel.previous}
      >
        <Icon name="arrowLeft" size={26} />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        aria-disabled={atEnd}
        onClick={atEnd ? undefined : carousel.next}
      >
        <Icon name="arrowRight" size={26} />
      </button>
    </div>
  )
}
