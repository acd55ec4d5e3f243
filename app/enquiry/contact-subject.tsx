import { useEffect, useState } from 'react'
import { FIELD } from '../../contract/constants.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { findSubject, type Subject } from '../../contract/subject.ts'
import type { SiteData } from '../content/content.server.ts'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './contact-form.module.css'
import { sentSubject } from './request.ts'
import { readVisit } from './visit.ts'

/** The subject of the enquiry: that of the address, or the page that the visitor came from; removable. */
export function ContactSubject({ form }: { form: SiteData['form'] }) {
  const { labels, subjects } = form
  const [subject, setSubject] = useState<Subject>()
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('about')
    setSubject(findSubject(subjects, asked ?? readVisit().pages[1]))
  }, [subjects])
  if (!subject) return null
  return (
    <div className={`small ${styles.subject}`} data-background="white">
      <input type="hidden" name={FIELD.subjectOfInterest} value={sentSubject(form, subject)} />
      <span>{fillIn(labels.about, { subject: subject.label })}</span>
      <button
        type="button"
        className="square lights"
        aria-label={labels.removeAbout}
        onClick={() => setSubject(undefined)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
