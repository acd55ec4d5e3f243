import { island } from '../../islands/island.tsx'
import { Pipeline } from './pipeline.tsx'

export default island('pipeline', Pipeline)

export const background = 'cobalt'
