import { serviceMenuItem, services } from '../../content/content.server.ts'
import type { Block } from '../block.ts'

export const load = ({ services: named }: Block<'related'>) => ({
  items: services.filter(({ slug }) => named.includes(slug)).map(serviceMenuItem),
})
