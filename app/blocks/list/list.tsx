import type { Block } from '../block.ts'
import { TitledTexts } from './titled-texts.tsx'

type ListProps = Pick<Block<'list'>, 'title' | 'intro' | 'items' | 'look' | 'background'>

/** Titled texts, in columns or rows. */
export const List = ({ title, intro, items, look, background }: ListProps) => (
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
