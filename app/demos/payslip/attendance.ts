/** How a day is marked: present, on leave, absent; `o` is a day off, a Sunday or a holiday. */
export type Mark = 'p' | 'l' | 'a' | 'o'

/** What a month is made of. Weekdays are 0 for Sunday to 6. */
export type Month = {
  /** As 2027-01. */
  month: string
  weeklyOff: readonly number[]
  holidays: readonly { day: number }[]
}

const DAY = 24 * 60 * 60 * 1000

/** The days of a month, each with its weekday and whether nobody works on it. */
export function daysOf({ month, weeklyOff, holidays }: Month) {
  const first = new Date(`${month}-01`)
  const [year, next] = [first.getUTCFullYear(), first.getUTCMonth() + 1]
  const length = (Date.UTC(year, next) - first.getTime()) / DAY
  return Array.from({ length }, (_, index) => {
    const date = new Date(first.getTime() + index * DAY)
    const off =
      weeklyOff.includes(date.getUTCDay()) || holidays.some(({ day }) => day === index + 1)
    return { day: index + 1, date, weekday: date.getUTCDay(), off }
  })
}

/**
 * The marks of a month, from the days that are not present.
 * @param onLeave days on leave, as text: `7,8,15`
 * @param absent the same; a day in both is leave
 */
export function marksOf(days: ReturnType<typeof daysOf>, onLeave: string, absent: string): Mark[] {
  const leave = daysIn(onLeave)
  const away = daysIn(absent)
  return days.map(({ day, off }) => {
    if (off) return 'o'
    return leave.has(day) ? 'l' : away.has(day) ? 'a' : 'p'
  })
}

const daysIn = (text: string) => new Set(text.split(',').filter(Boolean).map(Number))

/** The days with a mark, as such text. */
export const daysWith = (marks: readonly Mark[], mark: Mark) =>
  marks.flatMap((own, index) => (own === mark ? [index + 1] : [])).join(',')

const NEXT: Record<Mark, Mark> = { p: 'l', l: 'a', a: 'p', o: 'o' }

/** The marks after a day was pressed: present, leave, absent, and present again. */
export const pressed = (marks: readonly Mark[], day: number): Mark[] =>
  marks.map((mark, index) => (index + 1 === day ? NEXT[mark] : mark))

/**
 * What a month comes to, in days. Days off are paid; leave is paid while some is left.
 * @param leaveLeft days of paid leave
 */
export function attendance(marks: readonly Mark[], leaveLeft: number) {
  const count = (mark: Mark) => marks.filter((own) => own === mark).length
  const [present, leave, absent] = [count('p'), count('l'), count('a')]
  const unpaid = absent + Math.max(0, leave - leaveLeft)
  return { present, leave, absent, unpaid, days: marks.length, paid: marks.length - unpaid }
}
