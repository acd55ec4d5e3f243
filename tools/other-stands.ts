import type { PieceName } from '../schemas/demonstrations/pieces.ts'

/**
 * How each piece to try stands in its second picture of the look book, and where a test opens it: what
 * its address says after the question mark. Something that comes out has to differ from the first.
 */
export const OTHER_STANDS: Record<PieceName, string> = {
  'enquiry-cost': 'price=42000&buying=7&spending=40',
  'flight-planner': 'camera=1&detail=1.2&corners=220,110;700,150;640,470;300,500',
  'first-things': 'places=10.8,13.6,4.6,2.4,7.7,14.2,13.9,8.3,18.4,4.9&days=3',
  handset: 'name2=service&kind3=nothing&busy=1&calls=11-1-queue;12-2-queue;20-4-message',
  'month-on-the-wall':
    'month=2027-03&days=1,2,4,5,6,8,9,11,12,15,18,15,16,18,19,20,22,23,25,26,27,29,31',
  'one-call': 'step=6&known=&leave=',
  'own-kite': 'pattern=eye&paper=%23d90d66&pieces=%23ffffff&name=Shree+Ganesh+Sweets',
  'page-weight': 'speed=9.5',
  payslip: 'gross=46000&leave=4,5,6,7,8&absent=18,19&fullWages=1',
  pipeline: 'e1=2.3.1&e5=3..&e6=lost.1',
  'red-pencil': 'text=We+lift+pumps.+They+are+really+made+by+us.',
  'rule-runner': 'watched=rsi&way=below&minutes=14&order=sell&units=5&orders=3&until=14:00',
  'search-result':
    'query=pump+rewinding&title=Pumps&description=We+rewind+pumps.&address=sujani.example%2Frewinding',
  storyboard: 'lengths=6,1.5,8,5,8,6',
}
