import type { BlockProps } from '../load-blocks.server.ts'
import { TitledTexts } from './titled-texts.tsx'

/** Titled texts, in columns or rows. */
export const List = ({ title, intro, items, look, background }: BlockProps<'list'>) => (
  <TitledTexts
    title={title}
    intro={intro}
    background={background}
    items={items}
    inRows={look.startsWith('rows')}
    heading={look === 'rows-beside' ? 'right' : undefined}
    columns={look === 'two-columns' ? 2 : undefined}
  />
)
