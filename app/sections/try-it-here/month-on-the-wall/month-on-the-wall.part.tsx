import { part } from '../../../waking/part.tsx'
import { MonthOnTheWall } from './month-on-the-wall.tsx'

export default part('month-on-the-wall', MonthOnTheWall)

export const background = 'marigold'
