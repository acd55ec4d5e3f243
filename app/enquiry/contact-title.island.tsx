import type { Subjects } from '../../contract/subject.ts'
import styles from '../blocks/contact-form/contact-section.module.css'
import { island } from '../islands/island.tsx'
import { useSubject } from './request.ts'

type ContactTitleProps = { heading: string; anything: string; subjects: Subjects }

/** The heading of the form of a request, with what the address asks about on a line of its own. */
function ContactTitle({ heading, anything, subjects }: ContactTitleProps) {
  const { label } = useSubject(subjects)
  const [before, after] = heading.split('{subject}')
  return (
    <h2>
      {before}
      <span className={styles.subject}>{label || anything}</span>
      {after}
    </h2>
  )
}

export default island('contact-title', ContactTitle)
