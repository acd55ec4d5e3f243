import { island } from '../../islands/island.tsx'
import { FirstThings } from './first-things.tsx'

export default island('first-things', FirstThings)

export const background = 'cobalt'
