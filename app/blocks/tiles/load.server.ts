import { caseStudies, chosen } from '../../content/content.server.ts'
import type { Block } from '../block.ts'

export const load = (block: Block<'tiles'>) => ({ shown: chosen(caseStudies, block.caseStudies) })
