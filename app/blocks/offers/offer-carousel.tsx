import type { Link as LinkContent } from '../../../model/fields/parts.ts'
import type { Card as CardContent } from '../../content/content.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import carouselStyles from '../../ui/carousel/carousel.module.css'
import CarouselSlides from '../../ui/carousel/carousel-slides.island.tsx'
import { Section } from '../../ui/section/section.tsx'

type CardCarouselProps = {
  /** Unique in the page. */
  id: string
  title: string
  intro: string
  all: LinkContent
  cards: CardContent[]
  /** Milliseconds between two automatic steps (specification, section 9). */
  interval: number
  background: 'white' | 'ink'
}

/** A section of Home that pages through cards: services or products. */
export function CardCarousel({
  title,
  intro,
  all,
  cards,
  background,
  ...timing
}: CardCarouselProps) {
  const { carousel, ...labels } = useSiteData().labels
  const { slide, slideOf, slideShown, slidesShown } = labels
  const { previous, next, stopRotation, startRotation } = labels
  return (
    <Section background={background} title={title} aside={<p className="step-1">{intro}</p>}>
      <section aria-roledescription={carousel} aria-label={title}>
        <CarouselSlides
          {...timing}
          slides={cards.map((card) => ({
            key: card.href,
            content: <Card {...card} kiteLine={background === 'ink' ? 'white' : 'ink'} />,
          }))}
          labels={{
            slide,
            slideOf,
            previous,
            next,
            stopRotation,
            startRotation,
            slideShown,
            slidesShown,
          }}
        />
      </section>
      <p className={carouselStyles.all}>
        <ButtonLink href={all.href} variant={background === 'ink' ? 'highlight' : 'solid'}>
          {all.label}
        </ButtonLink>
      </p>
    </Section>
  )
}
