import { part } from '../../../waking/part.tsx'
import { Pipeline } from './pipeline.tsx'

export default part('pipeline', Pipeline)

export const background = 'cobalt'
