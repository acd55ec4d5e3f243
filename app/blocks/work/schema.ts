import { background, defineBlock, title } from '../define-block.ts'

export const workSchema = defineBlock(
  'work',
  {
    title: 'Case studies',
    description: 'The case studies that name this page. Without one, nothing is shown.',
  },
  { title, background: background('sky') },
)
