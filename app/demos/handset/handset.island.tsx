import { island } from '../../islands/island.tsx'
import { Handset } from './handset.tsx'

export default island('handset', Handset)

export const background = 'rani'
