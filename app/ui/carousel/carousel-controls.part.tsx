import { part } from '../../waking/part.tsx'
import { CarouselControls } from './carousel-controls.tsx'

export default part('carousel-controls', CarouselControls)
