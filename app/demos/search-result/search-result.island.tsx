import { island } from '../../islands/island.tsx'
import { SearchResult } from './search-result.tsx'

export default island('search-result', SearchResult)

export const background = 'leaf'
