import {
  cardOf,
  cardWithDemo,
  dronePage,
  listedProducts,
  services,
  suites,
} from '../../content/content.server.ts'
import { blocksOf } from '../block.ts'
import type { Load } from '../block-page.ts'

export const load = ((block, page) => {
  const { of, variant } = block
  const [listed, others] =
    of === 'services' ? [services, dronePage ? [dronePage] : []] : [listedProducts, suites]
  return {
    number: blocksOf(page, 'offers').indexOf(block) + 1,
    entries: listed.map((offer) =>
      variant === 'carousel'
        ? cardOf(offer)
        : { ...cardWithDemo(offer), poster: variant === 'posters' ? offer.accent : undefined },
    ),
    /** What menus and carousels do not list. */
    others: others.map((offer) => ({ ...cardWithDemo(offer), subservices: undefined })),
  }
}) satisfies Load<'offers'>
