import { background, defineBlock, title } from '../define-block.ts'

export const caseStudiesBlockSchema = defineBlock('case-studies', {
  title,
  background: background('sky'),
}).meta({
  title: 'Case studies',
  description: 'The case studies that name this page. Without one, nothing is shown.',
})
