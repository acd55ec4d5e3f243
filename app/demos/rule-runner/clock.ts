const inMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes from the opening of the market to a time, both given as `09:30`. */
export const minuteOf = (time: string, opens: string) => inMinutes(time) - inMinutes(opens)

/** The reverse: a minute after the opening of the market as `09:30`. */
export function clockOf(minute: number, opens: string): string {
  const at = inMinutes(opens) + minute
  return [at / 60, at % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}
