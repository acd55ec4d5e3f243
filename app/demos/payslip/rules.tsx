import { fillIn } from '../../../contract/fill-in.ts'
import styles from './rules.module.css'
import type { Labels } from './schema.server.ts'

type RulesProps = { labels: Labels; language: string }

/** The rules behind the payslip: what each says, its source, and since when it applies. */
export function Rules({ labels: { rules, sources }, language }: RulesProps) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <details className={styles.rules}>
      <summary>{sources.title}</summary>
      <ul>
        {Object.entries(rules).map(([name, { label, says, source, since }]) => (
          <li key={name}>
            <strong>{`${label}.`}</strong>
            {` ${fillIn(sources.entry, { says, source, since: date.format(new Date(since)) })}`}
          </li>
        ))}
      </ul>
      <p>{sources.check}</p>
    </details>
  )
}
