const inMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A time such as `09:30` in minutes after the opening of the market, given the same way. */
export const minuteOf = (time: string, opens: string) => inMinutes(time) - inMinutes(opens)

/** The other way round: a minute of the day as `09:30`. */
export function clockOf(minute: number, opens: string): string {
  const at = inMinutes(opens) + minute
  return [at / 60, at % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}
