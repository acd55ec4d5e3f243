import { useEffect, useState } from 'react'
import { FIELD } from '../../../contract/fields.ts'
import { fillIn, useSiteData } from '../../site-data.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { previousPath } from '../frame/visited-pages.ts'
import styles from './contact-form.module.css'

/** What the visitor was looking at before they came to the form: shown, sent along, removable. */
export function ContactSubject() {
  const { form: words, menus, navigation } = useSiteData()
  const [subject, setSubject] = useState('')
  useEffect(() => {
    const from = previousPath()
    const { drone, pricing } = navigation.header
    const known = [...menus.services, ...menus.products, ...menus.suites, drone, pricing]
    setSubject(known.find(({ href }) => href === from)?.label ?? '')
  }, [menus, navigation])
  if (!subject) return null
  return (
    <div className={styles.subject}>
      <input type="hidden" name={FIELD.subjectOfInterest} value={subject} />
      <span>{fillIn(words.about, { subject })}</span>
      <button type="button" aria-label={words.removeAbout} onClick={() => setSubject('')}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
