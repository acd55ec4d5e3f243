import { island } from '../../islands/island.tsx'
import { PageWeight } from './page-weight.tsx'

export default island('page-weight', PageWeight)

export const background = 'leaf'
