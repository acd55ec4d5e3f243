import { testimonials } from '../../content/content.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'

export const load = () => ({
  testimonials: testimonials.map(({ logo, ...quote }) => ({
    ...quote,
    logo: logo && pictureSources(logo),
  })),
})
