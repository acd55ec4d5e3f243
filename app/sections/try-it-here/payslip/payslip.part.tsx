import { part } from '../../../waking/part.tsx'
import { Payslip } from './payslip.tsx'

export default part('payslip', Payslip)

export const background = 'leaf'
