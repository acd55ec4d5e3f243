import { part } from '../../../waking/part.tsx'
import { Handset } from './handset.tsx'

export default part('handset', Handset)

export const background = 'rani'
