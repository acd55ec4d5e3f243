import { type RefObject, useEffect, useRef } from 'react'
import { FIELD } from '../../../contract/constants.ts'
import type { ContactFormLabels } from '../../../schemas/contact.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './contact-form.module.css'
import { NextSteps } from './next-steps.tsx'

type ContactThanksProps = {
  labels: ContactFormLabels
  /** The form that it replaces. */
  form: RefObject<HTMLFormElement | null>
  onAgain: () => void
}

/**
 * Replaces the form once the enquiry is sent. It takes the focus, since the button that had it is gone;
 * "Send another" moves it to the form's first field.
 */
export function ContactThanks({ labels, form, onAgain }: ContactThanksProps) {
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // The form was longer: on a phone the thanks may be far above the window.
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    const element = form.current
    return () => {
      const first = element?.elements.namedItem(FIELD.name)
      if (first instanceof HTMLElement) first.focus()
    }
  }, [form])
  return (
    <div className={styles.thanks}>
      <p ref={title} tabIndex={-1} className={`headline ${styles.thanksTitle}`}>
        {labels.thanks.title}
      </p>
      <p>{labels.thanks.text}</p>
      <NextSteps {...labels.next} level={3} />
      <Button variant="outline" onClick={onAgain}>
        {labels.againLabel}
      </Button>
    </div>
  )
}
