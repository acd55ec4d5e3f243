import { part } from '../../../waking/part.tsx'
import { FlightPlanner } from './flight-planner.tsx'

export default part('flight-planner', FlightPlanner)

export const background = 'ink'
