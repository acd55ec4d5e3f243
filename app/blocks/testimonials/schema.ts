import { background, defineBlock, title } from '../define-block.ts'

export const testimonialsSchema = defineBlock('testimonials', {
  title,
  background: background('highlight'),
}).meta({ title: 'Testimonials', description: 'What clients say: all of them.' })
