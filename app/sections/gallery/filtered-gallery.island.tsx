import { island } from '../../waking/island.tsx'
import { FilteredGallery } from './filtered-gallery.tsx'

export default island('filtered-gallery', FilteredGallery)
