import { part } from '../../waking/part.tsx'
import { LiveMapButton } from './live-map-button.tsx'

export default part('live-map-button', LiveMapButton)
