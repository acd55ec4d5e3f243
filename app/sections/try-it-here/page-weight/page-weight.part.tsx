import { part } from '../../../waking/part.tsx'
import { PageWeight } from './page-weight.tsx'

export default part('page-weight', PageWeight)

export const background = 'leaf'
