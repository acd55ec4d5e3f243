import type { Ref } from 'react'
import styles from './slip.module.css'

type Row = { key: string; label: string; amount: string }

type SlipProps = {
  ref: Ref<HTMLElement>
  title: string
  month: string
  firm: string
  /** Who it is for: name, role, number. */
  employee: readonly string[]
  days: string
  earnings: { title: string; rows: readonly Row[]; total: Row }
  deductions: { title: string; rows: readonly Row[]; total: Row }
  net: Row
}

/** The payslip itself, as it is printed. */
export function Slip(props: SlipProps) {
  const { ref, title, month, firm, employee, days, earnings, deductions, net } = props
  return (
    <article ref={ref} className={styles.slip}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {title} <span>{month}</span>
        </h3>
        <p>{firm}</p>
      </div>
      <p className={styles.who}>
        <strong>{employee[0]}</strong>
        <span>{employee.slice(1).join(', ')}</span>
        <span>{days}</span>
      </p>
      {[earnings, deductions].map(({ title, rows, total }) => (
        <table key={title} className={styles.table}>
          <caption>{title}</caption>
          <tbody>
            {rows.map(({ key, label, amount }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td>{total.amount}</td>
            </tr>
          </tfoot>
        </table>
      ))}
      <p className={styles.net}>
        <span>{net.label}</span>
        <strong>{net.amount}</strong>
      </p>
    </article>
  )
}
