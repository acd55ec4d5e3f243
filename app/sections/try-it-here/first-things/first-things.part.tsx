import { part } from '../../../waking/part.tsx'
import { FirstThings } from './first-things.tsx'

export default part('first-things', FirstThings)

export const background = 'cobalt'
