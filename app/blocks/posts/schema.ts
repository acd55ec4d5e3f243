import { background, defineBlock, linkToAll, title } from '../define-block.ts'

export const postsSchema = defineBlock(
  'posts',
  { title: 'Latest posts', description: 'The five newest of the blog.' },
  { title, all: linkToAll, background: background('white') },
)
