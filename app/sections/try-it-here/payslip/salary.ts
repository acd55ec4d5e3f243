/**
 * A month's pay of an employee in India, and what is kept of it. Amounts are rupees, rates are per cent.
 * The rules with their sources stand in `content/demonstrations/payslip.yaml`.
 */
export type Rules = {
  /** Employees' Provident Fund, the employee's part: a rate of basic pay, up to a ceiling of it. */
  providentFund: { rate: number; ceiling: number }
  /** Employees' State Insurance, the employee's part: of what is earned, up to a monthly gross. */
  insurance: { rate: number; ceiling: number }
  /** So much a month, for whoever earns more than `above`. */
  professionalTax: { amount: number; above: number }
}

export type Pay = {
  /** Agreed pay for a whole month. */
  gross: number
  /** Share of the gross that is basic pay, from 0 to 1. */
  basicShare: number
  days: number
  paid: number
  /** The employee pays into the provident fund on all of the basic, also above the ceiling. */
  fullBasic: boolean
}

/** What is earned and deducted, to whole rupees. */
export function salary({ gross, basicShare, days, paid, fullBasic }: Pay, rules: Rules) {
  const { providentFund: fund, insurance: state, professionalTax: tax } = rules
  const earned = Math.round((gross * paid) / days)
  const basic = Math.round((gross * basicShare * paid) / days)
  const fundBasic = fullBasic ? basic : Math.min(basic, fund.ceiling)
  const providentFund = Math.round((fundBasic * fund.rate) / 100)
  // Whether one is insured goes by the agreed pay, not by a month with many days unpaid. The amount is
  // rounded up; what binary fractions add far behind the point is not.
  const insurance =
    gross <= state.ceiling ? Math.ceil(Number(((earned * state.rate) / 100).toFixed(6))) : 0
  const professionalTax = earned > tax.above ? tax.amount : 0
  const deducted = providentFund + insurance + professionalTax
  return {
    basic,
    allowances: earned - basic,
    earned,
    providentFund,
    insurance,
    professionalTax,
    deducted,
    /** Never below nothing: what cannot be deducted is not. */
    net: Math.max(0, earned - deducted),
  }
}
