import { type RefObject, useEffect, useState } from 'react'
import { FIELD } from '../../../contract/constants.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { valuesIn } from '../../enquiry/form-values.ts'
import type { FailureReason } from '../../enquiry/send-form.ts'
import styles from './contact-form.module.css'

type ContactFailureProps = {
  labels: ContactFormLabels['failure']
  reason: FailureReason
  backOnline: boolean
  email: string
  form: RefObject<HTMLFormElement | null>
}

/** A `mailto:` address with the values of the form. */
function mailAddress(email: string, form: HTMLFormElement | null): string {
  const result = form?.elements.namedItem(FIELD.result) as HTMLInputElement | null | undefined
  const { message = '', ...others } = form ? valuesIn(form) : {}
  const body = [message, result?.value, ...Object.values(others)].filter(Boolean).join('\n\n')
  return `mailto:${email}?body=${encodeURIComponent(body)}`
}

/** Explains why the enquiry was not sent, that nothing is lost, and what else to do. */
export function ContactFailure({ labels, reason, backOnline, email, form }: ContactFailureProps) {
  const [address, setAddress] = useState(`mailto:${email}`)
  // Includes what is typed after the failure.
  useEffect(() => {
    const element = form.current
    const update = () => setAddress(mailAddress(email, element))
    update()
    element?.addEventListener('input', update)
    return () => element?.removeEventListener('input', update)
  }, [email, form])
  return (
    <div className={styles.failure}>
      <p className={`headline ${styles.failureTitle}`}>{labels.title}</p>
      <p>{backOnline ? labels.onlineAgain : labels.reasons[reason]}</p>
      <p>
        {labels.kept} <a href={address}>{labels.emailLabel}</a>
      </p>
    </div>
  )
}
