/** The figures of the rules, whose sources are in `content/demos/payslip.yaml`: rupees and per cent. */
type Rules = {
  wages: { least: number }
  providentFund: { rate: number; ceiling: number }
  insurance: { rate: number; ceiling: number }
  professionalTax: { amount: number; above: number }
}

export type Pay = { gross: number; basicShare: number; days: number; paid: number }

/** What is earned and deducted, in whole rupees. */
export function salary({ gross, basicShare, days, paid }: Pay, rules: Rules) {
  const { providentFund: fund, insurance: state, professionalTax: tax } = rules
  const earned = Math.round((gross * paid) / days)
  const basic = Math.round((gross * basicShare * paid) / days)
  const agreed = gross * Math.max(basicShare, rules.wages.least / 100)
  const wages = Math.round((agreed * paid) / days)
  const providentFund = Math.round((Math.min(wages, fund.ceiling) * fund.rate) / 100)
  // The agreed wages decide whether one is insured, not those of a month with many unpaid days. The amount
  // is rounded up, without the tiny errors of binary fractions.
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
    net: Math.max(0, earned - deducted),
  }
}
