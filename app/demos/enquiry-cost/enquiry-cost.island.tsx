import { fillIn } from '../../../contract/fill-in.ts'
import { number } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import { useDemo } from '../frame/use-demo.ts'
import { breakEven } from './break-even.ts'
import { EnquiriesOfSale } from './enquiries-of-sale.tsx'
import type { Labels } from './schema.server.ts'

const FIELDS = ['price', 'margin', 'buying', 'spending'] as const

/** What may an enquiry cost? Price, margin and two shares, and the most that one enquiry may take. */
export default demoIsland<Labels>('sky', function EnquiryCost(props) {
  const { labels } = props
  const demo = useDemo(props, {
    price: number(labels.price, 'money'),
    margin: number(labels.margin, 'percent'),
    buying: number(labels.buying, 'percent'),
    spending: number(labels.spending, 'percent'),
  })
  const { price, margin, buying, spending } = demo.values
  const { money, percent, decimal } = demo.formats
  const sale = { price, margin: margin / 100, buying: buying / 100, spending: spending / 100 }
  const { spend, left, ...result } = breakEven(sale)
  const figures = {
    price: money(price),
    margin: percent(margin),
    buying: percent(buying),
    spending: percent(spending),
    enquiry: money(result.enquiryCost),
    sale: money(spend),
    left: money(left),
    enquiries: decimal(1)(result.enquiriesPerSale),
  }
  return {
    demo,
    figures,
    picture: (
      <EnquiriesOfSale count={result.enquiriesPerSale} caption={fillIn(labels.picture, figures)} />
    ),
    fields: FIELDS.map((field) => <QuantityField key={field} {...demo.number(field)} />),
  }
})
