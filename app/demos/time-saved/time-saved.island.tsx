import { fillIn } from '../../../contract/fill-in.ts'
import { number } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo-island.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import shared from '../frame/shared.module.css'
import { useDemo } from '../frame/use-demo.ts'
import type { Labels } from './schema.server.ts'
import { ThreeKites } from './three-kites.tsx'
import { timeSaved } from './time-saved.ts'

const OFFICE = ['calls', 'missed', 'staff'] as const
const ASSUMED = ['callMinutes', 'staffMinutes', 'winning'] as const

/** The hours of a working day, to express hours as days. */
const HOURS_A_DAY = 8

/** What three tools on one login save in a month: the visitor's figures, and assumptions to change. */
export default demoIsland<Labels>('marigold', function TimeSaved(props) {
  const { labels } = props
  const demo = useDemo(props, {
    calls: number(labels.calls),
    missed: number(labels.missed),
    staff: number(labels.staff),
    callMinutes: number(labels.callMinutes),
    staffMinutes: number(labels.staffMinutes),
    winning: number(labels.winning, 'percent'),
  })
  const { values, formats } = demo
  const { days } = labels
  const saved = timeSaved(values, { ...values, days, winning: values.winning / 100 })
  const hours = formats.decimal(1)
  const figures = {
    ...Object.fromEntries([...OFFICE, ...ASSUMED].map((key) => [key, formats.number(values[key])])),
    winning: formats.percent(values.winning),
    days,
    hours: hours(saved.hours),
    workdays: hours(saved.hours / HOURS_A_DAY),
    enquiries: formats.number(saved.enquiries),
    callHours: hours(saved.callHours),
    staffHours: hours(saved.staffHours),
  }
  return {
    demo,
    figures,
    picture: <ThreeKites tools={labels.tools} figures={figures} />,
    fields: (
      <>
        {OFFICE.map((field) => (
          <QuantityField key={field} {...demo.number(field)} />
        ))}
        <p className={shared.hint}>{fillIn(labels.assumed, figures)}</p>
        {ASSUMED.map((field) => (
          <QuantityField key={field} {...demo.number(field)} slider={false} />
        ))}
      </>
    ),
  }
})
