import { palette } from '../content/content.server.ts'
import { surveyMap } from '../ui/terrain/survey-map.server.ts'

/** The drawn map of an invented terrain, for Home's hero and for demos. */
export const loader = () =>
  new Response(surveyMap(palette), { headers: { 'Content-Type': 'image/svg+xml' } })
