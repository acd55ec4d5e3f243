import { type RefObject, useEffect, useRef } from 'react'
import { FIELD } from '../../contract/constants.ts'
import type { SiteData } from '../content/content.server.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './contact-form.module.css'
import type { SentEnquiry } from './describe-enquiry.ts'
import { beginAnother } from './enquiry.ts'
import { NextSteps } from './next-steps.tsx'
import { SentList } from './sent-list.tsx'
import { ThanksText } from './thanks-text.tsx'

type ContactThanksProps = {
  form: SiteData['form']
  /** Undefined until it is sent: the live region is there before. */
  sent: SentEnquiry | undefined
  element: RefObject<HTMLFormElement | null>
}

/** Replaces the form once the enquiry is sent, and takes the focus; "Send another" moves it to the first field. */
export function ContactThanks({ form, sent, element }: ContactThanksProps) {
  const { labels } = form
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!sent) return
    title.current?.focus({ preventScroll: true })
    // The form was longer: on a phone the thanks may be far above the window.
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    const form = element.current
    return () => {
      const first = form?.elements.namedItem(FIELD.name)
      if (first instanceof HTMLElement) first.focus()
    }
  }, [element, sent])
  return (
    <div className={sent && `fitted gap-3 ${styles.thanks}`} data-background={sent && 'tertiary'}>
      <div role="status" className="stack gap-2">
        {sent && (
          <>
            <p ref={title} tabIndex={-1} className="headline step-3">
              {labels.thanks.title}
            </p>
            <ThanksText form={form} sent={sent} />
          </>
        )}
      </div>
      {sent && (
        <>
          <NextSteps {...labels.next} level={3} />
          <SentList form={form} sent={sent} level={3} />
          <Button variant="outline" onClick={beginAnother}>
            {labels.againLabel}
          </Button>
        </>
      )}
    </div>
  )
}
