import { linkOf } from '../../enquiry/page-link.server.ts'
import type { Block } from '../block.ts'
import type { BlockPage } from '../block-page.ts'

export const load = ({ link }: Block<'call-to-action'>, page: BlockPage) => ({
  link: linkOf(page.path, link),
  kite: page.kite,
  person: page.person,
  links: page.links,
})
