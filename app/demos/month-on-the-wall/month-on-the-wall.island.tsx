import { island } from '../../islands/island.tsx'
import { MonthOnTheWall } from './month-on-the-wall.tsx'

export default island('month-on-the-wall', MonthOnTheWall)

export const background = 'marigold'
