type Sale = {
  price: number
  /** Share of the price that is left before advertising: its contribution margin, in accounting. */
  margin: number
  buying: number
  /** Share of the margin that advertising may use up. */
  spending: number
}

/** What an enquiry may cost, from what a sale leaves. Amounts are in one currency, shares from 0 to 1. */
export function breakEven({ price, margin, buying, spending }: Sale) {
  const spend = price * margin * spending
  return {
    /** What is not margin: the variable costs of the sale. */
    costs: price * (1 - margin),
    spend,
    enquiryCost: spend * buying,
    left: price * margin - spend,
    enquiriesPerSale: 1 / buying,
  }
}
