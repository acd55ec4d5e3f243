import type { BlockProps } from '../load-blocks.server.ts'
import { TitledTexts } from './titled-texts.tsx'

/** Titled texts, in columns or rows. */
export const List = ({ title, intro, items, variant, background }: BlockProps<'list'>) => (
  <TitledTexts
    title={title}
    intro={intro}
    background={background}
    items={items}
    inRows={variant.startsWith('rows')}
    heading={variant === 'rows-beside' ? 'right' : undefined}
    columns={variant === 'two-columns' ? 2 : undefined}
  />
)
