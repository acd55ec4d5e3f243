import { fillIn } from '../../../contract/fill-in.ts'
import { demoIsland } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import shared from '../frame/shared.module.css'
import styles from './payslip.module.css'
import { Register } from './register.tsx'
import type { Labels } from './schema.server.ts'
import { Slip } from './slip.tsx'
import { usePayslip } from './use-payslip.ts'

/** From a month's attendance to a payslip: days are marked, pay and rules are applied. */
export default demoIsland<Labels>('tertiary', function Payslip(props) {
  const { labels } = props
  const used = usePayslip(props)
  const { demo, month, figures } = used
  const { money, percent } = demo.formats
  const date = new Intl.DateTimeFormat(demo.language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    demo,
    figures: {
      ...month,
      ...figures,
      gross: money(demo.values.gross),
      basic: percent(demo.values.basic),
    },
    picture: (
      <div className={`stack ${shared.scene}`}>
        <Register used={used} />
        <Slip used={used} />
        <details className={`small whole ${styles.rules}`}>
          <summary className={`bold ${shared.summary}`}>{labels.sources.title}</summary>
          <ul>
            {Object.entries(labels.rules).map(([name, { label, says, source, since }]) => {
              const values = { says, source, since: date.format(new Date(since)) }
              return (
                <li key={name}>
                  <strong>{`${label}.`}</strong> {fillIn(labels.sources.entry, values)}
                </li>
              )
            })}
          </ul>
          <p>{labels.sources.check}</p>
        </details>
      </div>
    ),
    fields: (
      <>
        <QuantityField {...demo.number('gross', money)} />
        <QuantityField {...demo.number('basic', percent)} />
        <QuantityField {...demo.number('leaveLeft', used.count)} />
      </>
    ),
  }
})
