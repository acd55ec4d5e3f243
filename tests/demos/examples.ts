/** A URL state of each demo, with other results than the initial ones. */
export const EXAMPLES: Record<string, string> = {
  'enquiry-cost': 'price=42000&buying=7&spending=40',
  'first-things': 'places=10.8,13.6,4.6,2.4,7.7,14.2,13.9,8.3,18.4,4.9&days=3',
  'flight-planner': 'camera=1&detail=1.2&corners=220,110;700,150;640,470;450,520;300,500',
  handset: 'kinds=desk,message,nothing,desk&busy=1&calls=11-1-queue;12-2-queue;20-4-message',
  'month-on-the-wall': 'days=1,2,4,5,6,8,9,11,12,15,18,15,16,18,19,20,22,23,25,26,27,29,31',
  'one-call': 'key=2&away=,,1,,&stranger=1',
  'own-kite': 'pattern=eye&paper=%23d90d66&pieces=%23ffffff&name=Shree+Ganesh+Sweets',
  payslip: 'gross=46000&leave=4,5,6,7,8&absent=18,19',
  pipeline:
    'board=Quoted|Call|1;Asked|Visit|1;Visited|Sample|0;Visited|Call|4;Won||;Lost|Price|;Won|Delivery|7;Lost|Price|',
  'red-pencil': 'text=We+lift+pumps.+They+are+really+made+by+us.',
  'rule-runner': 'way=below&minutes=14&order=sell&units=5&orders=3',
  'search-result': 'title=Pumps&description=We+rewind+pumps.',
  storyboard: 'lengths=6,1.5,8,5,8,6',
}
