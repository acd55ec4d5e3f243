import { fillIn } from '../../../contract/fill-in.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'
import type { useCarousel } from './use-carousel.ts'

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

/** The controls of a carousel, in the order of the WAI-ARIA pattern. */
export function CarouselControls({ carousel, count, labels }: CarouselControlsProps) {
  const { index, visible, wanted, rotating } = carousel
  const isAtEnd = { previous: carousel.atStart, next: carousel.atEnd }
  const last = Math.min(index + visible, count)
  const shown = visible > 1 ? labels.slidesShown : labels.slideShown
  return (
    <div className={`scripted unprinted ringed ${styles.controls}`}>
      <button type="button" className={`square ${styles.rotation}`} onClick={carousel.toggle}>
        <Icon name={wanted ? 'pause' : 'play'} />
        <span className="visually-hidden">
          {wanted ? labels.stopRotation : labels.startRotation}
        </span>
      </button>
      <div className={`line ${styles.marks}`} aria-hidden="true">
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
      {(['previous', 'next'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="square"
          aria-label={labels[way]}
          aria-disabled={isAtEnd[way]}
          onClick={isAtEnd[way] ? undefined : carousel[way]}
        >
          <Icon name={way === 'next' ? 'arrowRight' : 'arrowLeft'} size={26} />
        </button>
      ))}
    </div>
  )
}
