/**
 * A month's pay of an employee in India, and its deductions. Amounts are rupees, rates are per cent.
 * The rules with their sources are in `content/demos/payslip.yaml`.
 */
export type Rules = {
  /** What counts as wages: basic pay, but at least so much of all pay (Code on Social Security, 2020). */
  wages: { least: number }
  /** Employees' Provident Fund, the employee's part: a rate of wages, up to a ceiling of them. */
  providentFund: { rate: number; ceiling: number }
  /** Employees' State Insurance, the employee's part: of wages, where those of a month are not above. */
  insurance: { rate: number; ceiling: number }
  /** So much a month, for whoever earns more than `above`. */
  professionalTax: { amount: number; above: number }
}

export type Pay = {
  gross: number
  basicShare: number
  days: number
  paid: number
  /** The employee pays into the provident fund on all wages, also above the ceiling. */
  fullWages: boolean
}

/** What is earned and deducted, to whole rupees. */
export function salary({ gross, basicShare, days, paid, fullWages }: Pay, rules: Rules) {
  const { providentFund: fund, insurance: state, professionalTax: tax } = rules
  const earned = Math.round((gross * paid) / days)
  const basic = Math.round((gross * basicShare * paid) / days)
  const agreed = gross * Math.max(basicShare, rules.wages.least / 100)
  const wages = Math.round((agreed * paid) / days)
  const fundWages = fullWages ? wages : Math.min(wages, fund.ceiling)
  const providentFund = Math.round((fundWages * fund.rate) / 100)
  // Whether one is insured goes by the agreed wages, not by a month with many days unpaid. The amount is
  // rounded up; what binary fractions add far behind the point is not.
  const insurance =
    agreed <= state.ceiling ? Math.ceil(Number(((wages * state.rate) / 100).toFixed(6))) : 0
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
