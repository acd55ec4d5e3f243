import { workPage } from '../../content/content.server.ts'
import type { Block } from '../block.ts'
import type { BlockPage } from '../block-page.ts'

export const load = (_: Block<'story'>, { people, sample, figure, accent = 'ink' }: BlockPage) => ({
  labels: workPage.labels,
  people,
  sample,
  figure,
  accent,
})
