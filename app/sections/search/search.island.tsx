import { island } from '../../islands/island.tsx'
import { Search } from './search.tsx'

export default island('search', Search)
