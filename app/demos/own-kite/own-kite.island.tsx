import { island } from '../../islands/island.tsx'
import { OwnKite } from './own-kite.tsx'

export default island('own-kite', OwnKite)

export const background = 'sky'
