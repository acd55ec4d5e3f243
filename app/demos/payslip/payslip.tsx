import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { PayslipWords } from '../../../schemas/demos/payslip.ts'
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
export function Payslip(props: DemoProps<PayslipWords>) {
  const { words, common, language } = props
  const days = daysOf(words)
  const demo = useDemo('payslip', props, {
    leave: typed(words.onLeave.join(',')),
    absent: typed(words.absent.join(',')),
    gross: number(words.gross),
    basic: number(words.basic),
    leaveLeft: number(words.leaveLeft),
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
    words.rules,
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
  const deduction = (key: Exclude<keyof PayslipWords['rules'], 'wages'>) => ({
    ...row(key, words.rules[key].label),
    ...(slip[key] === 0 && { amount: words.slip.none }),
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
              words={words.register}
              holidays={words.holidays}
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
                title={words.slip.title}
                month={monthName}
                firm={words.slip.firm}
                employee={[words.slip.employee, words.slip.role, words.slip.number]}
                days={fillIn(words.slip.days, figures)}
                earnings={{
                  title: words.slip.earnings,
                  rows: [row('basic', words.slip.basic), row('allowances', words.slip.allowances)],
                  total: row('earned', words.slip.gross),
                }}
                deductions={{
                  title: words.slip.deductions,
                  rows: [
                    deduction('providentFund'),
                    deduction('insurance'),
                    deduction('professionalTax'),
                  ],
                  total: row('deducted', words.slip.total),
                }}
                net={row('net', words.slip.net)}
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
              {fillIn(words.fullWages, { ceiling: money(words.rules.providentFund.ceiling) })}
            </SwitchField>
          </>
        }
        sent={fillIn(words.sent, {
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
        actions={<Action onClick={() => printAlone(paper.current)}>{words.print}</Action>}
      />
      <Rules words={words} language={language} />
    </>
  )
}
