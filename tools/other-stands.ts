import type { PieceName } from '../schemas/demonstrations/pieces.ts'

/**
 * How each piece to try stands in its second picture of the look book, and where a test opens it: what
 * its address says after the question mark. Something that comes out has to differ from the first.
 */
export const OTHER_STANDS: Record<PieceName, string> = {
  'enquiry-cost': 'price=42000&buying=7&spending=40',
  'own-kite': 'pattern=eye&paper=%23d90d66&pieces=%23ffffff&name=Shree+Ganesh+Sweets',
  pipeline: 'e1=2.3.1&e5=3..&e6=lost.1',
  'search-result':
    'query=pump+rewinding&title=Pumps&description=We+rewind+pumps.&address=sujani.example%2Frewinding',
}
