import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { describeEnquiry, type SentEnquiry } from '../../enquiry/describe-enquiry.ts'
import styles from './sent-list.module.css'

type SentListProps = { labels: ContactFormLabels; sent: SentEnquiry; level: 2 | 3 }

/** What was sent, for those who want a copy, on the page or on paper. */
export function SentList({ labels, sent, level }: SentListProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.sent}>
      <Heading className={styles.title}>{labels.thanks.sent}</Heading>
      <dl>
        {describeEnquiry(labels, sent).entries.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
