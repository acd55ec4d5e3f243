import { part } from '../../waking/part.tsx'
import { FilteredGallery } from './filtered-gallery.tsx'

export default part('filtered-gallery', FilteredGallery)
