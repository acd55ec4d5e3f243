import type { SiteData } from '../content/content.server.ts'
import { describeEnquiry, type SentEnquiry } from './describe-enquiry.ts'
import styles from './sent-list.module.css'

type SentListProps = { form: SiteData['form']; sent: SentEnquiry; level: 2 | 3 }

/** What was sent, for those who want a copy, on the page or on paper. */
export function SentList({ form, sent, level }: SentListProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`full stack gap-2 ${styles.sent}`}>
      <Heading className="step-2">{form.labels.thanks.sent}</Heading>
      <dl>
        {describeEnquiry(form, sent).entries.map(([label, text]) => (
          <div key={label}>
            <dt className="small bold">{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
