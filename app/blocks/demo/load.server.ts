import { demoProps } from '../../content/content.server.ts'
import type { Block } from '../block.ts'

export const load = ({ name }: Block<'demo'>) => demoProps(name)
