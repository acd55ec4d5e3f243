import { background, defineBlock, linkToAll, title } from '../define-block.ts'

export const postsSchema = defineBlock('posts', {
  title,
  all: linkToAll,
  background: background('white'),
}).meta({ title: 'Latest posts', description: 'The five newest of the blog.' })
