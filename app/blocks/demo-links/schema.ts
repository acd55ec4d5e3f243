import { z } from 'zod'
import { text } from '../../../model/fields/parts.ts'
import { demoName } from '../../demos/demos.ts'
import { defineBlock } from '../define-block.ts'

export const demoLinksSchema = defineBlock('demo-links', {
  text,
  demos: z.array(demoName).min(1).max(3).describe('Up to three.'),
}).meta({ title: 'Links to demos', description: 'One line, such as below the top of a page.' })
