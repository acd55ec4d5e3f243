import { background, defineBlock, title } from '../define-block.ts'

export const workSchema = defineBlock(
  'work',
  {
    title: 'Finished jobs',
    description: 'The jobs that name this page. Without one, nothing is shown.',
  },
  { title, background: background('sky') },
)
