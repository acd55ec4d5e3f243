import { island } from '../../waking/island.tsx'
import { EnquiryCost } from './enquiry-cost.tsx'

export default island('enquiry-cost', EnquiryCost)

export const background = 'sky'
