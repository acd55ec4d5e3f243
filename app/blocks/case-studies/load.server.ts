import { caseStudiesOf } from '../../content/content.server.ts'
import type { Load } from '../block-page.ts'

export const load = ((_, { slug = '' }) => ({
  caseStudies: caseStudiesOf(slug),
})) satisfies Load<'case-studies'>
