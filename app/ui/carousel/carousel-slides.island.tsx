import { island } from '../../waking/island.tsx'
import { CarouselSlides } from './carousel-slides.tsx'

export default island('carousel-slides', CarouselSlides)
