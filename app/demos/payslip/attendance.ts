import { columnOf, lengthOf, type Month } from '../frame/calendar.ts'

/** How a day is marked: present, on leave, absent; `o` is a day off, a Sunday or a holiday. */
export const MARKS = ['p', 'l', 'a', 'o'] as const
export type Mark = (typeof MARKS)[number]

/** What decides the days off of a month, beside its Sundays. */
export type Workdays = { month: Month; holidays: readonly { day: number }[] }

/** The marks of a month, from the days of leave and of absence; a day in both lists is a day of leave. */
export function marksOf(
  { month, holidays }: Workdays,
  onLeave: readonly number[],
  absent: readonly number[],
): Mark[] {
  return Array.from({ length: lengthOf(month) }, (_, index) => {
    const day = index + 1
    const isSunday = columnOf(month, day) === 6
    if (isSunday || holidays.some((holiday) => holiday.day === day)) return 'o'
    return onLeave.includes(day) ? 'l' : absent.includes(day) ? 'a' : 'p'
  })
}

/** The days with a mark. */
export const daysWith = (marks: readonly Mark[], mark: Mark) =>
  marks.flatMap((own, index) => (own === mark ? [index + 1] : []))

const NEXT: Record<Mark, Mark> = { p: 'l', l: 'a', a: 'p', o: 'o' }

/** The marks after a day was pressed: present, leave, absent, and present again. */
export const pressed = (marks: readonly Mark[], day: number): Mark[] =>
  marks.map((mark, index) => (index + 1 === day ? NEXT[mark] : mark))

/** The totals of a month, in days. Days off are paid; leave is paid while days of it are left. */
export function attendance(marks: readonly Mark[], leaveLeft: number) {
  const count = (mark: Mark) => daysWith(marks, mark).length
  const [present, leave, absent] = [count('p'), count('l'), count('a')]
  const unpaid = absent + Math.max(0, leave - leaveLeft)
  return { present, leave, absent, unpaid, days: marks.length, paid: marks.length - unpaid }
}
