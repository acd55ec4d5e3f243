import type { ComponentProps } from 'react'
import { CardList } from '../../sections/list/card-list.tsx'
import type { Block } from '../block.ts'

type ProductsProps = Pick<Block<'products'>, 'title' | 'intro' | 'background'> &
  Pick<ComponentProps<typeof CardList>, 'cards'>

/** Products as cards. */
export const Products = ({ title, intro, background, cards }: ProductsProps) => (
  <CardList title={title} intro={intro} background={background} cards={cards} />
)
