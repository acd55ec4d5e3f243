import { island } from '../../islands/island.tsx'
import { OneCall } from './one-call.tsx'

export default island('one-call', OneCall)

export const background = 'marigold'
