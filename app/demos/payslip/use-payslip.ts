import { namesIn } from '../frame/calendar.ts'
import { integer, list, number } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import { attendance, marksOf } from './attendance.ts'
import { salary } from './salary.ts'
import type { Labels } from './schema.server.ts'

const days = (first: readonly number[]) => list(integer(1, 31), first, { anyLength: true })

/** The marked month, and the pay that follows from it. */
export function usePayslip(props: DemoProps<Labels>) {
  const { labels, language } = props
  const demo = useDemo(props, {
    leave: days(labels.onLeave),
    absent: days(labels.absent),
    gross: number(labels.gross),
    basic: number(labels.basic),
    leaveLeft: number(labels.leaveLeft),
  })
  const { leave, absent, gross, basic, leaveLeft } = demo.values
  const marks = marksOf(labels, leave, absent)
  const month = attendance(marks, leaveLeft)
  const pay = salary(
    { gross, basicShare: basic / 100, days: month.days, paid: month.paid },
    labels.rules,
  )
  const { money, decimal } = demo.formats
  const count = decimal(1)
  return {
    demo,
    marks,
    month,
    pay,
    names: namesIn(language),
    count,
    figures: {
      paid: count(month.paid),
      days: month.days,
      unpaid: count(month.unpaid),
      earned: money(pay.earned),
      deducted: money(pay.deducted),
      net: money(pay.net),
    },
  }
}

export type PayslipInUse = ReturnType<typeof usePayslip>
