import { part } from '../../../waking/part.tsx'
import { SearchResult } from './search-result.tsx'

export default part('search-result', SearchResult)

export const background = 'leaf'
