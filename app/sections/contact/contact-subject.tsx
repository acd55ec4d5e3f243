import { useEffect, useState } from 'react'
import { FIELD } from '../../../contract/constants.ts'
import { fillIn } from '../../../contract/fill-in.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { readVisit } from '../../enquiry/visit.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-form.module.css'

/** The subject of the enquiry: the page that the visitor came from; removable. */
export function ContactSubject({ labels }: { labels: ContactFormLabels }) {
  const [subject, setSubject] = useState('')
  useEffect(() => setSubject(readVisit().pages[1]?.subject ?? ''), [])
  if (!subject) return null
  return (
    <div className={styles.subject}>
      <input type="hidden" name={FIELD.subjectOfInterest} value={subject} />
      <span>{fillIn(labels.about, { subject })}</span>
      <button type="button" aria-label={labels.removeAbout} onClick={() => setSubject('')}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
