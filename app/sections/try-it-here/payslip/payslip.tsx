import { useRef } from 'react'
import { fillIn } from '../../../../contract/fill-in.ts'
import type { PayslipWords } from '../../../../schemas/demonstrations/payslip.ts'
import { Action, Actions } from '../actions.tsx'
import { moneyIn, percentIn } from '../amounts.ts'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { QuantityField } from '../quantity-field.tsx'
import { asTyped } from '../read-quantity.ts'
import { resultItems } from '../result-items.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { SwitchField } from '../switch-field.tsx'
import { useQuantity } from '../use-quantity.ts'
import { useStand } from '../use-stand.ts'
import { attendance, daysOf, daysWith, marksOf, pressed } from './attendance.ts'
import styles from './payslip.module.css'
import { printAlone } from './print-alone.ts'
import { Register } from './register.tsx'
import { Rules } from './rules.tsx'
import { salary } from './salary.ts'
import { Slip } from './slip.tsx'

const PIECE = 'payslip'
const FIELDS = ['gross', 'basic', 'leaveLeft'] as const

/** From a month's attendance to a payslip: days are marked, pay and rules are applied, the slip prints. */
export function Payslip({ words, common, language }: PieceProps<PayslipWords>) {
  const days = daysOf(words)
  const first = (field: (typeof FIELDS)[number]) => asTyped(words[field].first, language)
  const course = useStand(PIECE, {
    leave: words.onLeave.join(','),
    absent: words.absent.join(','),
    gross: first('gross'),
    basic: first('basic'),
    leaveLeft: first('leaveLeft'),
    fullWages: '',
  })
  const { stand, change } = course
  const inUse = {
    gross: useQuantity(stand.gross, words.gross, language),
    basic: useQuantity(stand.basic, words.basic, language),
    leaveLeft: useQuantity(stand.leaveLeft, words.leaveLeft, language),
  }
  const marks = marksOf(days, stand.leave, stand.absent)
  const month = attendance(marks, inUse.leaveLeft.value)
  const slip = salary(
    {
      gross: inUse.gross.value,
      basicShare: inUse.basic.value / 100,
      days: month.days,
      paid: month.paid,
      fullWages: stand.fullWages !== '',
    },
    words.rules,
  )

  const money = moneyIn(language, common.currency)
  const percent = percentIn(language)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const formats = {
    gross: money,
    basic: (value: number) => percent(value / 100),
    leaveLeft: (value: number) => number.format(value),
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
    paid: number.format(month.paid),
    days: month.days,
    unpaid: number.format(month.unpaid),
    earned: money(slip.earned),
    deducted: money(slip.deducted),
    net: money(slip.net),
  }

  return (
    <>
      <Instrument
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
                change({ leave: daysWith(next, 'l'), absent: daysWith(next, 'a') })
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
                id={`${PIECE}-${field}`}
                quantity={words[field]}
                text={stand[field]}
                inUse={inUse[field]}
                onText={(text) => change({ [field]: text })}
                format={formats[field]}
                {...(field === 'basic' && { unit: '%' })}
                common={common}
                language={language}
              />
            ))}
            <SwitchField
              checked={stand.fullWages !== ''}
              onChecked={(checked) => change({ fullWages: checked ? '1' : '' })}
            >
              {fillIn(words.fullWages, { ceiling: money(words.rules.providentFund.ceiling) })}
            </SwitchField>
          </>
        }
        results={
          <Results
            piece={PIECE}
            items={resultItems(['paid', 'earned', 'deducted', 'net'], words.results, figures)}
          />
        }
      />
      <Said text={fillIn(words.said, figures)} />
      <Actions
        name={words.name}
        text={fillIn(words.sent, {
          ...figures,
          gross: money(inUse.gross.value),
          basic: formats.basic(inUse.basic.value),
          present: month.present,
          leave: month.leave,
          absent: month.absent,
          providentFund: money(slip.providentFund),
          insurance: money(slip.insurance),
          professionalTax: money(slip.professionalTax),
        })}
        course={course}
        common={common}
      >
        <Action onClick={() => printAlone(paper.current)}>{words.print}</Action>
      </Actions>
      <Rules words={words} language={language} />
    </>
  )
}
