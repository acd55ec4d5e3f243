import { island } from '../../islands/island.tsx'
import { EnquiryCost } from './enquiry-cost.tsx'

export default island('enquiry-cost', EnquiryCost)

export const background = 'sky'
