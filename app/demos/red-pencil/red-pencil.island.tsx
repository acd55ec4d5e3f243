import { island } from '../../islands/island.tsx'
import { RedPencil } from './red-pencil.tsx'

export default island('red-pencil', RedPencil)

export const background = 'rani'
