import { part } from '../../../waking/part.tsx'
import { EnquiryCost } from './enquiry-cost.tsx'

export default part('enquiry-cost', EnquiryCost)

export const background = 'sky'
