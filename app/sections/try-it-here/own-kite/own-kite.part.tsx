import { part } from '../../../waking/part.tsx'
import { OwnKite } from './own-kite.tsx'

export default part('own-kite', OwnKite)

export const background = 'sky'
