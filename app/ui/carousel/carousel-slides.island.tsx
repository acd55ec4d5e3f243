import { island } from '../../islands/island.tsx'
import { CarouselSlides } from './carousel-slides.tsx'

export default island('carousel-slides', CarouselSlides)
