import { part } from '../../waking/part.tsx'
import { GalleryControls } from './gallery-controls.tsx'

export default part('gallery-controls', GalleryControls)
