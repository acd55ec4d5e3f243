import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import styles from './payslip.module.css'
import type { PayslipInUse } from './use-payslip.ts'

/** The payslip itself. */
export function Slip({ used: { demo, pay, names, figures } }: { used: PayslipInUse }) {
  const { slip, rules, month } = demo.labels
  const { money } = demo.formats
  const deduction = (rule: 'providentFund' | 'insurance' | 'professionalTax') => ({
    label: rules[rule].label,
    amount: pay[rule] === 0 ? slip.none : money(pay[rule]),
  })
  const tables = [
    {
      title: slip.earnings,
      rows: [
        { label: slip.basic, amount: money(pay.basic) },
        { label: slip.allowances, amount: money(pay.allowances) },
      ],
      total: { label: slip.gross, amount: figures.earned },
    },
    {
      title: slip.deductions,
      rows: [deduction('providentFund'), deduction('insurance'), deduction('professionalTax')],
      total: { label: slip.total, amount: figures.deducted },
    },
  ]
  const row = ({ label, amount }: { label: string; amount: string }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  )
  return (
    <article className={`stack gap-3 ${styles.slip}`} data-background="white">
      <h3 className={styles.title}>
        {slip.title} <span>{names.monthOfYear(month)}</span>
      </h3>
      <p>{slip.firm}</p>
      <p className={`stack small ${styles.who}`}>
        <strong className="step-0">{slip.employee}</strong>
        <span>{`${slip.role}, ${slip.number}`}</span>
        <span>{fillIn(slip.days, figures)}</span>
      </p>
      {tables.map(({ title, rows, total }) => (
        <table key={title} className={`small ${styles.table}`}>
          <caption>{title}</caption>
          <tbody>{rows.map(row)}</tbody>
          <tfoot>{row(total)}</tfoot>
        </table>
      ))}
      <p className={`row ${shared.ends} framed ${styles.net}`} data-background="highlight">
        <span>{slip.net}</span>
        <strong className="headline step-2">{figures.net}</strong>
      </p>
    </article>
  )
}
