import { demoName } from '../../demos/demos.ts'
import { defineBlock } from '../define-block.ts'

export const demoSchema = defineBlock('demo', { name: demoName }).meta({
  title: 'Demo',
  description: 'Something to try; its result can be sent with an enquiry.',
})
