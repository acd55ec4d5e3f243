import type { CSSProperties } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { number } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import shared from '../frame/shared.module.css'
import { useDemo } from '../frame/use-demo.ts'
import { breakEven } from './break-even.ts'
import styles from './enquiry-cost.module.css'
import type { Labels } from './schema.server.ts'

/** What may an enquiry cost? A sale is a bar to scale; the enquiries that it takes are kites, and the first one buys. */
export default demoIsland<Labels>('sky', function EnquiryCost(props) {
  const { labels } = props
  const demo = useDemo(props, {
    price: number(labels.price),
    margin: number(labels.margin),
    buying: number(labels.buying),
    spending: number(labels.spending),
  })
  const { price, margin, buying, spending } = demo.values
  const { money, percent, decimal } = demo.formats
  const sale = { price, margin: margin / 100, buying: buying / 100, spending: spending / 100 }
  const { costs, spend, left, enquiryCost, enquiriesPerSale: count } = breakEven(sale)
  const figures = {
    price: money(price),
    margin: percent(margin),
    buying: percent(buying),
    spending: percent(spending),
    enquiry: money(enquiryCost),
    sale: money(spend),
    left: money(left),
    costs: money(costs),
    enquiries: decimal(1)(count),
  }
  const part = (amount: number, paint: string) =>
    ({ flex: amount, '--paint': `var(--${paint})` }) as CSSProperties
  const parts = [
    ['costs', part(costs, 'white')],
    ['sale', part(spend, 'primary')],
    ['left', part(left, 'highlight')],
  ] as const
  return {
    demo,
    figures,
    picture: (
      <>
        <figure className={`stack gap-3 ${shared.cell}`}>
          <figcaption className={styles.caption}>{fillIn(labels.bar, figures)}</figcaption>
          <div aria-hidden="true" className={styles.bar}>
            {parts.map(([key, style]) => (
              <span key={key} style={style} />
            ))}
          </div>
          <ul className={`row small ${styles.parts}`}>
            {parts.map(([key, style]) => (
              <li key={key} style={style} className={`stack ${shared.bullet}`}>
                {labels.parts[key]} <strong>{figures[key]}</strong>
              </li>
            ))}
          </ul>
        </figure>
        <figure className={`stack gap-3 ${shared.cell}`}>
          <figcaption className={styles.caption}>{fillIn(labels.picture, figures)}</figcaption>
          <div className={`row ${styles.row}`} data-many={count > 12 || undefined}>
            {Array.from({ length: Math.ceil(count - 1e-9) }, (_, index) => (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: they differ by nothing else
                key={index}
                aria-hidden="true"
                viewBox="0 0 20 24"
                fill={index === 0 ? 'var(--primary)' : 'var(--white)'}
              >
                {/* The last one may be less than a whole enquiry. */}
                <path d="M10 1 19 10 10 19 1 10Z" opacity={count - index < 0.999 ? 0.4 : 1} />
                <path d="M10 19 7 23h6Z" />
              </svg>
            ))}
          </div>
        </figure>
      </>
    ),
    fields: (
      <>
        <QuantityField {...demo.number('price', money)} />
        <QuantityField {...demo.number('margin', percent)} />
        <QuantityField {...demo.number('buying', percent)} />
        <QuantityField {...demo.number('spending', percent)} />
      </>
    ),
  }
})
