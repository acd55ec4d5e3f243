import { part } from '../../waking/part.tsx'
import { CarouselSlides } from './carousel-slides.tsx'

export default part('carousel-slides', CarouselSlides)
