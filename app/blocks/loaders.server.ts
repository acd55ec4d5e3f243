/** What blocks need besides the fields of their files. */
import * as content from '../content/content.server.ts'
import { heroPictures } from '../content/hero-pictures.server.ts'
import { pictureSources } from '../content/pictures.server.ts'
import { type BlockName, blocksOf } from './block.ts'
import type { Load } from './block-page.ts'
import { load as callToAction } from './call-to-action/load.server.ts'
import { load as caseStudyWall } from './case-study-wall/load.server.ts'
import { load as offers } from './offers/load.server.ts'
import { load as plans } from './plans/load.server.ts'
import { load as text } from './text/load.server.ts'

export const loaders = {
  banner: ({ picture }) => ({
    sources: picture ? pictureSources(picture) : heroPictures.survey.landscape,
  }),
  'call-to-action': callToAction,
  'case-studies': (_, { slug = '' }) => ({ entries: content.caseStudiesOf(slug) }),
  'case-study-wall': caseStudyWall,
  'contact-form': (block, page) => ({ number: blocksOf(page, 'contact-form').indexOf(block) + 1 }),
  demo: ({ name }) => content.demoProps(name),
  'demo-links': ({ demos }) => ({ entries: content.demoLinks(demos) }),
  gallery: (block, { blocks, hero }) => ({
    shown: block.items.map(({ picture, ...item }) => {
      return { ...item, sources: pictureSources(picture) }
    }),
    // As of a picture.
    priority: !hero?.picture && blocks.indexOf(block) < 2,
  }),
  offers,
  picture: (block, { blocks, hero }) => ({
    sources: pictureSources(block.picture),
    // One at the top may be the largest paint; any other would take from it.
    priority: !hero?.picture && blocks.slice(0, 2).find((one) => one.block === 'picture') === block,
  }),
  plans,
  /** Five teasers (specification, section 9). */
  posts: () => ({ entries: content.articles.slice(0, 5).map(content.articleTeaser) }),
  products: (block) => ({
    entries: content.chosen(content.products, block.products).map((product) => {
      return { ...content.cardOf(product), description: undefined }
    }),
  }),
  related: ({ services }) => ({
    entries: content.chosen(content.services, services).map(content.menuItem),
  }),
  story: (_, { people, sample, figure, image, accent = 'ink' }) => ({
    labels: content.workPage.labels,
    ...{ people, sample, figure, image, accent },
  }),
  subservices: (_, { accent }) => ({ accent }),
  team: () => ({ entries: content.people }),
  testimonials: () => ({
    entries: content.testimonials.map(({ logo, ...quote }) => {
      return { ...quote, logo: logo && pictureSources(logo) }
    }),
  }),
  text,
  tiles: (block) => ({ entries: content.chosen(content.caseStudies, block.caseStudies) }),
} satisfies { [Name in BlockName]?: Load<Name> }
