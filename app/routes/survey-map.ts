import { flightPlanner, palette } from '../content/content.server.ts'
import { surveyMap } from '../demos/flight-planner/survey-map.server.ts'

/** The drawn map under the flight planner. */
export const loader = () =>
  new Response(surveyMap(flightPlanner.map.hills, palette), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
