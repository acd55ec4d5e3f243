import type { ReactNode } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { Labels } from '../../../model/files/labels.ts'
import { island } from '../../islands/island.tsx'
import { StaticHtml } from '../../islands/static-html.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'

type Shown = 'slideShown' | 'slidesShown'
type Rotation = 'stopRotation' | 'startRotation'

export type CarouselSlidesProps = {
  /** Unique in the page; prefix of its slides' ids. */
  id: string
  slides: { key: string; content?: ReactNode }[]
  interval: number
  labels: Pick<Labels, 'previous' | 'next' | 'slide' | 'slideOf' | Shown | Rotation>
}

/** The slides of a carousel below their controls, in the order of the WAI-ARIA pattern. */
export default island(
  'carousel-slides',
  function CarouselSlides({ id, slides, interval, labels }: CarouselSlidesProps) {
    const total = slides.length
    const carousel = useCarousel(total, interval)
    const { index, visible, wanted, rotating, isAtEnd } = carousel
    const last = Math.min(index + visible, total)
    const shown = visible > 1 ? labels.slidesShown : labels.slideShown
    return (
      <div {...carousel.rootProps}>
        <div className={`scripted unprinted ringed ${styles.controls}`}>
          <button type="button" className={`square ${styles.rotation}`} onClick={carousel.toggle}>
            <Icon name={wanted ? 'pause' : 'play'} />
            <span className="visually-hidden">
              {wanted ? labels.stopRotation : labels.startRotation}
            </span>
          </button>
          <div className={`line row ${styles.marks}`} aria-hidden="true">
            {slides.map(({ key }, number) => (
              <span
                key={key}
                className={styles.mark}
                data-shown={visible > 0 ? number >= index && number < last : undefined}
              />
            ))}
          </div>
          <p className="visually-hidden" aria-live={rotating ? 'off' : 'polite'}>
            {carousel.moved && fillIn(shown, { first: index + 1, last, total })}
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
        <ul
          {...carousel.listProps}
          className={styles.track}
          aria-live={rotating ? 'off' : 'polite'}
        >
          {slides.map(({ key, content }, number) => (
            <li key={key} className={styles.slide}>
              <StaticHtml
                id={`${id}-${number + 1}`}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={fillIn(labels.slideOf, { number: number + 1, total })}
                className={styles.content}
              >
                {content}
              </StaticHtml>
            </li>
          ))}
        </ul>
      </div>
    )
  },
)
