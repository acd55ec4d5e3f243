/**
 * Writes amounts of money as a language does: whole, and with its smaller coin below a hundred.
 * @param currency as ISO 4217 names it
 */
export function moneyIn(language: string, currency: string) {
  const format = (digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      maximumFractionDigits: digits,
      trailingZeroDisplay: 'stripIfInteger',
    })
  return (amount: number) => format(Math.abs(amount) < 100 ? 2 : 0).format(amount)
}

/** Writes shares, given from 0 to 1, as a language writes percentages. */
export function percentIn(language: string) {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return (share: number) => format.format(share)
}

/** Writes numbers of days as a language does: "1 day", "2.5 days". */
export function daysIn(language: string) {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  })
  return (days: number) => format.format(days)
}
