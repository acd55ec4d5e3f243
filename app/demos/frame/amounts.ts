/** How a language writes the numbers of a demo. */
export type Formats = ReturnType<typeof formatsIn>

/** @param currency of amounts of money, as ISO 4217 names it */
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
    /** With at most so many decimals, and with at least so many. */
    decimal: (most: number, least = 0) =>
      write({ maximumFractionDigits: most, minimumFractionDigits: least }),
    /** An amount of money: whole, and with its smaller coin below a hundred. */
    money: (amount: number) => money(Math.abs(amount) < 100 ? 2 : 0)(amount),
    share,
    /** A share from 0 to 100. */
    percent: (value: number) => share(value / 100),
    /** "1 day", "2.5 days". */
    days: write({ style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 }),
  }
}
