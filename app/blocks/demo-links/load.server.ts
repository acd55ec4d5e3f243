import { demoLinks } from '../../content/content.server.ts'
import type { Block } from '../block.ts'

export const load = ({ demos }: Block<'demo-links'>) => ({ ways: demoLinks(demos) })
