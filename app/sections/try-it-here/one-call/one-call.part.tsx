import { part } from '../../../waking/part.tsx'
import { OneCall } from './one-call.tsx'

export default part('one-call', OneCall)

export const background = 'marigold'
