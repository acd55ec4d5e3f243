import { island } from '../../islands/island.tsx'
import styles from './contact-section.module.css'
import { useSubject } from './request.ts'

/** The heading of the form of a request, with what the address asks about on a line of its own. */
function ContactTitle({ heading, anything }: { heading: string; anything: string }) {
  const subject = useSubject()
  const [before, after] = heading.split('{subject}')
  return (
    <h2>
      {before}
      <span className={styles.subject}>{subject || anything}</span>
      {after}
    </h2>
  )
}

export default island('contact-title', ContactTitle)
