import { useSiteData } from '../../site-data.tsx'
import { Card } from '../../ui/card/card.tsx'
import CarouselSlides from '../../ui/carousel/carousel-slides.island.tsx'
import type { BlockProps } from '../load-blocks.server.ts'

/** Milliseconds between two automatic steps (specification, section 9). */
const INTERVALS = { services: 6000, products: 5000 }

/** Cards that are paged through. */
export function OfferCarousel({ of, title, entries, background, number }: BlockProps<'offers'>) {
  const { labels, navigation } = useSiteData()
  const { slide, slideOf, slideShown, slidesShown } = labels
  const { previous, next, stopRotation, startRotation } = labels
  const slides = { slide, slideOf, slideShown, slidesShown }
  const usual = { kiteLine: background === 'ink' ? 'white' : 'ink', level: title ? 3 : 2 } as const
  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={title ?? navigation.header[of]?.label}
    >
      <CarouselSlides
        id={`${of}-${number}`}
        interval={INTERVALS[of]}
        slides={entries.map((card) => ({ key: card.href, content: <Card {...card} {...usual} /> }))}
        labels={{ ...slides, previous, next, stopRotation, startRotation }}
      />
    </section>
  )
}
