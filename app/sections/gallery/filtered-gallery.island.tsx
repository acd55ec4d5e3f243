import { island } from '../../islands/island.tsx'
import { FilteredGallery } from './filtered-gallery.tsx'

export default island('filtered-gallery', FilteredGallery)
