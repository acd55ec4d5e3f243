import { workPage } from '../../content/content.server.ts'
import type { Load } from '../block-page.ts'

export const load = ((_, { people, sample, figure, accent = 'ink' }) => ({
  labels: workPage.labels,
  people,
  sample,
  figure,
  accent,
})) satisfies Load<'story'>
