/**
 * What an enquiry may cost, from what a sale leaves: its contribution margin, as accounting calls it, the
 * share of that to spend, and the share of enquiries that buy. Amounts are in one currency, shares from 0
 * to 1.
 */
export type Sale = {
  price: number
  /** Share of the price that is left before advertising. */
  margin: number
  /** Share of the enquiries that buy. */
  buying: number
  /** Share of the margin that advertising may use up. */
  spending: number
}

/** What follows from a sale. */
export type BreakEven = {
  /** What one sale may cost in adverts. */
  spend: number
  /** What one enquiry may cost: the spend, shared by all enquiries that one sale takes. */
  enquiryCost: number
  /** What is left of the margin. */
  left: number
  /** Enquiries that one sale takes on average. */
  enquiriesPerSale: number
  /** The spend as a share of the price. */
  spendOfPrice: number
}

export function breakEven({ price, margin, buying, spending }: Sale): BreakEven {
  const spend = price * margin * spending
  return {
    spend,
    enquiryCost: spend * buying,
    left: price * margin - spend,
    enquiriesPerSale: 1 / buying,
    spendOfPrice: margin * spending,
  }
}
