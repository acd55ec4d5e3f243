/** @param currency the ISO 4217 code for amounts of money */
export function formatsIn(language: string, currency: string) {
  const write = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format
  const money = (digits: number) =>
    write({
      style: 'currency',
      currency,
      maximumFractionDigits: digits,
      trailingZeroDisplay: 'stripIfInteger',
    })
  const share = write({ style: 'percent', maximumFractionDigits: 1 })
  return {
    number: write({}),
    decimal: (most: number, least = 0) =>
      write({ maximumFractionDigits: most, minimumFractionDigits: least }),
    /** An amount of money: rounded to whole units, or to two decimals below a hundred. */
    money: (amount: number) => money(Math.abs(amount) < 100 ? 2 : 0)(amount),
    share,
    /** A percentage, given as 0 to 100. */
    percent: (value: number) => share(value / 100),
    days: write({ style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 }),
    /** A time of day, given in milliseconds since midnight: "09:30". */
    time: new Intl.DateTimeFormat(language, {
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }).format,
  }
}
