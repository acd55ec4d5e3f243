import { brand } from '../../content/content.server.ts'
import { pageLink } from '../../content/page-link.server.ts'
import type { Block } from '../block.ts'
import type { BlockPage } from '../load-blocks.server.ts'

export const load = (_: Block<'call-to-action'>, page: BlockPage) => ({
  link: pageLink(page),
  kite: page.kite ?? brand.kite,
  person: page.person,
  links: page.links,
})
