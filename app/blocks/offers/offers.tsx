import { ButtonLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import { OfferCarousel } from './offer-carousel.tsx'
import { OfferGrid } from './offer-grid.tsx'
import { OfferPosters } from './offer-posters.tsx'

/** All services or products as cards: a carousel, a grid or posters. */
export function Offers(offers: BlockProps<'offers'>) {
  const { variant, title, intro, all, background } = offers
  const link = all && (
    <p className="apart">
      <ButtonLink {...all} variant={background === 'ink' ? 'highlight' : 'solid'} />
    </p>
  )
  if (variant === 'grid') return <OfferGrid {...offers}>{link}</OfferGrid>
  const section = { background, title, aside: intro && <p className="step-1">{intro}</p> }
  if (variant === 'carousel')
    return (
      <Section {...section}>
        <OfferCarousel {...offers} />
        {link}
      </Section>
    )
  return (
    <>
      {(title || link) && <Section {...section}>{link}</Section>}
      <OfferPosters {...offers} />
    </>
  )
}
