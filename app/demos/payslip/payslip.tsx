import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { PayslipLabels } from '../../../schemas/demos/payslip.ts'
import { Action } from '../frame/actions.tsx'
import { moneyIn, percentIn } from '../frame/amounts.ts'
import { flag, number, typed } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import { SwitchField } from '../frame/switch-field.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { attendance, daysOf, daysWith, marksOf, pressed } from './attendance.ts'
import styles from './payslip.module.css'
import { printAlone } from './print-alone.ts'
import { Register } from './register.tsx'
import { Rules } from './rules.tsx'
import { salary } from './salary.ts'
import { Slip } from './slip.tsx'

const FIELDS = ['gross', 'basic', 'leaveLeft'] as const

/** From a month's attendance to a payslip: days are marked, pay and rules are applied, the slip prints. */
export function Payslip(props: DemoProps<PayslipLabels>) {
  const { labels, common, language } = props
  const days = daysOf(labels)
  const demo = useDemo('payslip', props, {
    leave: typed(labels.onLeave.join(',')),
    absent: typed(labels.absent.join(',')),
    gross: number(labels.gross),
    basic: number(labels.basic),
    leaveLeft: number(labels.leaveLeft),
    fullWages: flag(),
  })
  const { values } = demo
  const marks = marksOf(days, values.leave, values.absent)
  const month = attendance(marks, values.leaveLeft)
  const slip = salary(
    {
      gross: values.gross,
      basicShare: values.basic / 100,
      days: month.days,
      paid: month.paid,
      fullWages: values.fullWages,
    },
    labels.rules,
  )

  const money = moneyIn(language, common.currency)
  const percent = percentIn(language)
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const formats = {
    gross: money,
    basic: (value: number) => percent(value / 100),
    leaveLeft: (value: number) => count.format(value),
  }
  const monthName = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(days[0]?.date)
  const paper = useRef<HTMLElement>(null)
  const row = (key: keyof typeof slip, label: string) => ({ key, label, amount: money(slip[key]) })
  const deduction = (key: Exclude<keyof PayslipLabels['rules'], 'wages'>) => ({
    ...row(key, labels.rules[key].label),
    ...(slip[key] === 0 && { amount: labels.slip.none }),
  })
  const figures = {
    paid: count.format(month.paid),
    days: month.days,
    unpaid: count.format(month.unpaid),
    earned: money(slip.earned),
    deducted: money(slip.deducted),
    net: money(slip.net),
  }

  return (
    <>
      <Demo
        demo={demo}
        figures={figures}
        picture={
          <div className={styles.scene}>
            <Register
              labels={labels.register}
              holidays={labels.holidays}
              month={monthName}
              language={language}
              days={days}
              marks={marks}
              counts={{
                p: String(month.present),
                l: String(month.leave),
                a: String(month.absent),
                o: String(marks.filter((mark) => mark === 'o').length),
              }}
              onPress={(day) => {
                const next = pressed(marks, day)
                demo.set({ leave: daysWith(next, 'l'), absent: daysWith(next, 'a') })
              }}
            />
            <div className={styles.hung}>
              <span aria-hidden="true" className={styles.peg} />
              <span aria-hidden="true" className={styles.peg} />
              <Slip
                ref={paper}
                title={labels.slip.title}
                month={monthName}
                firm={labels.slip.firm}
                employee={[labels.slip.employee, labels.slip.role, labels.slip.number]}
                days={fillIn(labels.slip.days, figures)}
                earnings={{
                  title: labels.slip.earnings,
                  rows: [
                    row('basic', labels.slip.basic),
                    row('allowances', labels.slip.allowances),
                  ],
                  total: row('earned', labels.slip.gross),
                }}
                deductions={{
                  title: labels.slip.deductions,
                  rows: [
                    deduction('providentFund'),
                    deduction('insurance'),
                    deduction('professionalTax'),
                  ],
                  total: row('deducted', labels.slip.total),
                }}
                net={row('net', labels.slip.net)}
              />
            </div>
          </div>
        }
        fields={
          <>
            {FIELDS.map((field) => (
              <QuantityField
                key={field}
                {...demo.number(field)}
                format={formats[field]}
                {...(field === 'basic' && { unit: '%' })}
              />
            ))}
            <SwitchField
              checked={values.fullWages}
              onChecked={(fullWages) => demo.set({ fullWages })}
            >
              {fillIn(labels.fullWages, { ceiling: money(labels.rules.providentFund.ceiling) })}
            </SwitchField>
          </>
        }
        sent={fillIn(labels.sent, {
          ...figures,
          gross: money(values.gross),
          basic: formats.basic(values.basic),
          present: month.present,
          leave: month.leave,
          absent: month.absent,
          providentFund: money(slip.providentFund),
          insurance: money(slip.insurance),
          professionalTax: money(slip.professionalTax),
        })}
        actions={<Action onClick={() => printAlone(paper.current)}>{labels.print}</Action>}
      />
      <Rules labels={labels} language={language} />
    </>
  )
}
