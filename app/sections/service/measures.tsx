import type { TitledText } from '../../../schemas/parts.ts'
import type { Background } from '../../data-attributes.ts'
import { TitledGrid } from '../page/titled-grid.tsx'
import { TitledRows } from '../page/titled-rows.tsx'

type MeasuresProps = {
  title: string
  items: TitledText[]
  background?: Background | undefined
  variant?: 'rows' | 'columns' | 'beside' | undefined
}

/** What we measure: each figure and its meaning. */
export function Measures({ variant = 'rows', ...list }: MeasuresProps) {
  if (variant === 'columns') return <TitledGrid {...list} />
  return <TitledRows {...list} heading={variant === 'beside' ? 'right' : 'above'} />
}
