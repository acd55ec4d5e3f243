import { defineBlock } from '../define-block.ts'

export const plansSchema = defineBlock('plans', {}).meta({
  title: 'Plans',
  description: 'All plans in their tabs. Once on a page.',
})
