import { island } from '../../islands/island.tsx'
import { LiveMapButton } from './live-map-button.tsx'

export default island('live-map-button', LiveMapButton)
