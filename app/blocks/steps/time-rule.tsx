import styles from './time-rule.module.css'

type TimeRuleProps = {
  /** The unit of the marks, shown before the first and last of each entry. */
  unit?: string
  marks: string[]
  items: { title: string; text: string; span: [first: number, last: number] }[]
  level?: 3 | 5
}

/** A span as text: `Day 1–2`, `Apr–Jun`, or `Jun` if it begins and ends there. */
function spanText([first, last]: [number, number], marks: string[], unit: string): string {
  const [from = '', to = ''] = [marks[first - 1], marks[last - 1]]
  return `${unit} ${last > first ? `${from}–${to}` : from}`.trim()
}

/** Entries along a rule of days, weeks or months, each with the span that it takes. */
export function TimeRule({ unit = '', marks, items, level = 3 }: TimeRuleProps) {
  const Heading = `h${level}` as const
  return (
    <ol className="lined">
      {items.map(({ title, text, span }) => (
        <li key={title} className={`stack split ${styles.entry}`}>
          <div className={`stack ${styles.text}`}>
            <Heading>{title}</Heading>
            <p className={`bold ${styles.when}`}>{spanText(span, marks, unit)}</p>
            <p className="whole">{text}</p>
          </div>
          <div className={`small stack ${styles.track}`} aria-hidden="true">
            {marks.map((mark, index) => (
              <span key={mark} className={styles.mark} style={{ gridColumn: index + 1 }}>
                {mark}
              </span>
            ))}
            <span
              className={styles.stretch}
              style={{ gridColumn: `${span[0]} / ${span[1] + 1}` }}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
