import { useEffect, useState } from 'react'
import { FIELD } from '../../contract/constants.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { findSubject } from '../../contract/subject.ts'
import type { SiteData } from '../content/content.server.ts'
import styles from './contact-form.module.css'
import { RemoveButton } from './contact-results.tsx'
import { sentSubject } from './request.ts'
import { readVisit } from './visit.ts'

/** Whom the enquiry goes to, and about what, which is removable: there from the start, so that the line moves nothing. */
export function ContactSubject({ form }: { form: SiteData['form'] }) {
  const { labels, subjects } = form
  const [subject, setSubject] = useState<(typeof subjects)[number]>()
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('about')
    setSubject(findSubject(subjects, asked ?? readVisit().pages[1]))
  }, [subjects])
  return (
    <div className={`small line scripted gap-2 bold ${styles.to}`}>
      <span>{fillIn(labels.to, { person: subject?.person ?? labels.anyone })}</span>
      {subject && (
        <div className={`line framed gap-2 ${styles.subject}`} data-background="white">
          <input type="hidden" name={FIELD.subjectOfInterest} value={sentSubject(form, subject)} />
          <span>{fillIn(labels.about, { subject: subject.label })}</span>
          <RemoveButton label={labels.removeAbout} onClick={() => setSubject(undefined)} />
        </div>
      )}
    </div>
  )
}
