import { part } from '../../../waking/part.tsx'
import { RedPencil } from './red-pencil.tsx'

export default part('red-pencil', RedPencil)

export const background = 'rani'
