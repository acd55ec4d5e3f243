import { useEffect, useState } from 'react'
import { fillIn } from '../../contract/fill-in.ts'
import type { ContactFormLabels } from '../pages/contact/schema.ts'
import styles from './contact-form.module.css'
import { doubtAbout } from './doubt-about.ts'

type EmailQuestionProps = {
  labels: ContactFormLabels['emailQuestion']
  email: string | undefined
  onTake: (email: string) => void
}

/** Asks about an e-mail address that is probably mistyped, once its field is left. It stops nothing. */
export function EmailQuestion({ labels, email = '', onTake }: EmailQuestionProps) {
  const [left, setLeft] = useState('')
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const { type, value } = target as HTMLInputElement
      if (type === 'email') setLeft(value)
    }
    addEventListener('focusout', note)
    return () => removeEventListener('focusout', note)
  }, [])
  const doubt = email && email === left ? doubtAbout(email) : undefined
  return (
    <div aria-live="polite" className={`small ${styles.question}`}>
      {doubt?.suggestion ? (
        <button type="button" onClick={() => onTake(doubt.suggestion)}>
          {fillIn(labels.suggestion, { address: doubt.suggestion })}
        </button>
      ) : (
        doubt && labels.dotMissing
      )}
    </div>
  )
}
