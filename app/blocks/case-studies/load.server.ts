import { caseStudiesOf } from '../../content/content.server.ts'
import type { Block } from '../block.ts'
import type { BlockPage } from '../load-blocks.server.ts'

export const load = (_: Block<'case-studies'>, { slug = '' }: BlockPage) => ({
  caseStudies: caseStudiesOf(slug),
})
