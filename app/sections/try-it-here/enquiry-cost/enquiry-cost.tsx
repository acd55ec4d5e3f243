import { fillIn } from '../../../../contract/fill-in.ts'
import type { EnquiryCostWords } from '../../../../schemas/demonstrations/enquiry-cost.ts'
import { Actions } from '../actions.tsx'
import { moneyIn, percentIn } from '../amounts.ts'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { QuantityField } from '../quantity-field.tsx'
import { asTyped } from '../read-quantity.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { useQuantity } from '../use-quantity.ts'
import { useStand } from '../use-stand.ts'
import { breakEven } from './break-even.ts'
import { EnquiriesOfSale } from './enquiries-of-sale.tsx'
import { PriceBar } from './price-bar.tsx'

const PIECE = 'enquiry-cost'
const FIELDS = ['price', 'margin', 'buying', 'spending'] as const

/** What may an enquiry cost? Price, margin and two shares, and the most that one enquiry may take. */
export function EnquiryCost({ words, common, language }: PieceProps<EnquiryCostWords>) {
  const first = (field: (typeof FIELDS)[number]) => asTyped(words[field].first, language)
  const course = useStand(PIECE, {
    price: first('price'),
    margin: first('margin'),
    buying: first('buying'),
    spending: first('spending'),
  })
  const { stand } = course
  const inUse = {
    price: useQuantity(stand.price, words.price, language),
    margin: useQuantity(stand.margin, words.margin, language),
    buying: useQuantity(stand.buying, words.buying, language),
    spending: useQuantity(stand.spending, words.spending, language),
  }
  const sale = {
    price: inUse.price.value,
    margin: inUse.margin.value / 100,
    buying: inUse.buying.value / 100,
    spending: inUse.spending.value / 100,
  }
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
    sale: money(result.spend),
    spend: money(result.spend),
    left: money(result.left),
    count,
  }
  const asPercent = (value: number) => percent(value / 100)

  return (
    <>
      <Instrument
        picture={
          <>
            <EnquiriesOfSale
              count={result.enquiriesPerSale}
              caption={fillIn(words.picture.enquiries, figures)}
            />
            <PriceBar
              caption={fillIn(words.picture.price, figures)}
              parts={[
                {
                  look: 'costs',
                  label: words.picture.costs,
                  share: 1 - sale.margin,
                  amount: money(sale.price * (1 - sale.margin)),
                },
                {
                  look: 'adverts',
                  label: words.picture.adverts,
                  share: result.spend / sale.price,
                  amount: figures.spend,
                },
                {
                  look: 'left',
                  label: words.picture.left,
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
            id={`${PIECE}-${field}`}
            quantity={words[field]}
            text={stand[field]}
            inUse={inUse[field]}
            onText={(text) => course.change({ [field]: text })}
            format={field === 'price' ? money : asPercent}
            {...(field !== 'price' && { unit: '%' })}
            common={common}
            language={language}
          />
        ))}
        results={
          <Results
            piece={PIECE}
            items={[
              { key: 'cost', label: words.results.enquiry, value: figures.cost },
              { key: 'sale', label: words.results.sale, value: figures.sale },
              { key: 'left', label: words.results.left, value: figures.left },
              { key: 'enquiries', label: words.results.enquiries, value: figures.count },
            ]}
          />
        }
      />
      <Said text={fillIn(words.said, figures)} />
      <Actions
        name={words.name}
        text={fillIn(words.sent, figures)}
        course={course}
        common={common}
      />
    </>
  )
}
