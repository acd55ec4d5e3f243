import { island } from '../../islands/island.tsx'
import { FlightPlanner } from './flight-planner.tsx'

export default island('flight-planner', FlightPlanner)

export const background = 'ink'
