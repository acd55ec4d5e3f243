import { island } from '../../islands/island.tsx'
import { Payslip } from './payslip.tsx'

export default island('payslip', Payslip)

export const background = 'leaf'
