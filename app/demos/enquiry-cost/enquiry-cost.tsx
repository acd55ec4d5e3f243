import { fillIn } from '../../../contract/fill-in.ts'
import type { EnquiryCostLabels } from '../../../schemas/demos/enquiry-cost.ts'
import { moneyIn, percentIn } from '../frame/amounts.ts'
import { number } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { breakEven } from './break-even.ts'
import { EnquiriesOfSale } from './enquiries-of-sale.tsx'
import { PriceBar } from './price-bar.tsx'

const FIELDS = ['price', 'margin', 'buying', 'spending'] as const

/** What may an enquiry cost? Price, margin and two shares, and the most that one enquiry may take. */
export function EnquiryCost(props: DemoProps<EnquiryCostLabels>) {
  const { labels, common, language } = props
  const demo = useDemo('enquiry-cost', props, {
    price: number(labels.price),
    margin: number(labels.margin),
    buying: number(labels.buying),
    spending: number(labels.spending),
  })
  const { price, margin, buying, spending } = demo.values
  const sale = { price, margin: margin / 100, buying: buying / 100, spending: spending / 100 }
  const result = breakEven(sale)

  const money = moneyIn(language, common.currency)
  const percent = percentIn(language)
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    result.enquiriesPerSale,
  )
  const figures = {
    price: money(sale.price),
    margin: percent(sale.margin),
    buying: percent(sale.buying),
    spending: percent(sale.spending),
    cost: money(result.enquiryCost),
    enquiry: money(result.enquiryCost),
    sale: money(result.spend),
    spend: money(result.spend),
    left: money(result.left),
    count,
    enquiries: count,
  }
  const asPercent = (value: number) => percent(value / 100)

  return (
    <Demo
      demo={demo}
      figures={figures}
      picture={
        <>
          <EnquiriesOfSale
            count={result.enquiriesPerSale}
            caption={fillIn(labels.picture.enquiries, figures)}
          />
          <PriceBar
            caption={fillIn(labels.picture.price, figures)}
            parts={[
              {
                variant: 'costs',
                label: labels.picture.costs,
                share: 1 - sale.margin,
                amount: money(sale.price * (1 - sale.margin)),
              },
              {
                variant: 'adverts',
                label: labels.picture.adverts,
                share: result.spend / sale.price,
                amount: figures.spend,
              },
              {
                variant: 'left',
                label: labels.picture.left,
                share: result.left / sale.price,
                amount: figures.left,
              },
            ]}
          />
        </>
      }
      fields={FIELDS.map((field) => (
        <QuantityField
          key={field}
          {...demo.number(field)}
          format={field === 'price' ? money : asPercent}
          {...(field !== 'price' && { unit: '%' })}
        />
      ))}
    />
  )
}
