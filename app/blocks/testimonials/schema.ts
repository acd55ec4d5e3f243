import { background, defineBlock, title } from '../define-block.ts'

export const testimonialsSchema = defineBlock(
  'testimonials',
  { title: 'Testimonials', description: 'What clients say: all of them.' },
  { title, background: background('highlight') },
)
