import { island } from '../../waking/island.tsx'
import { OneCall } from './one-call.tsx'

export default island('one-call', OneCall)

export const background = 'marigold'
