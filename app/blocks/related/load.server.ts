import { chosen, menuItem, services } from '../../content/content.server.ts'
import type { Block } from '../block.ts'

export const load = (block: Block<'related'>) => ({
  items: chosen(services, block.services).map(menuItem),
})
