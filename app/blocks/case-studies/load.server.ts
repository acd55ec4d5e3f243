import { caseStudiesOf } from '../../content/content.server.ts'
import type { Block } from '../block.ts'
import type { BlockPage } from '../block-page.ts'

export const load = (_: Block<'case-studies'>, { slug = '' }: BlockPage) => ({
  caseStudies: caseStudiesOf(slug),
})
