import { FIELD, NATIVE_SEND_PATH } from '../../../contract/fields.ts'
import { useSiteData } from '../../site-data.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ContactFailure } from './contact-failure.tsx'
import { ContactFields } from './contact-fields.tsx'
import styles from './contact-form.module.css'
import { ContactSubject } from './contact-subject.tsx'
import { ContactThanks } from './contact-thanks.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useFieldFaults } from './use-field-faults.ts'

/** Hidden fields, filled in when the message is sent. */
const HIDDEN = [
  FIELD.messageId,
  FIELD.page,
  FIELD.referrer,
  FIELD.elapsedMs,
  FIELD.utmSource,
  FIELD.utmMedium,
  FIELD.utmCampaign,
  FIELD.utmTerm,
  FIELD.utmContent,
]

/** The one contact form of Home, the dialog and the contact page. */
export function ContactForm() {
  const { form: words, mail, contact } = useSiteData()
  const { form, status, restored, backOnline, send, prepare, keep, again } = useContactForm(mail)
  const { faults, onInput, ...onFault } = useFieldFaults(words.faults)
  const sent = status.is === 'sent'
  const sending = status.is === 'sending'
  // Without scripts the browser posts to our own server, or opens the visitor's mail program.
  const action = mail.send === 'own-server' ? NATIVE_SEND_PATH : `mailto:${contact.email}`
  return (
    <div className={styles.contact}>
      <div role="status">{sent && <ContactThanks words={words} onAgain={again} />}</div>
      <form
        ref={form}
        action={action}
        method="post"
        className={styles.form}
        hidden={sent}
        onSubmit={send}
        onFocus={prepare}
        onInput={(event) => {
          keep()
          onInput(event)
        }}
        {...onFault}
      >
        <p className={styles.notice} hidden={!restored}>
          {words.restored}
        </p>
        <ContactSubject />
        <ContactFields words={words} faults={faults} readOnly={sending} />
        <div className={styles.trap} aria-hidden="true">
          <input type="text" name={FIELD.honeypot} tabIndex={-1} autoComplete="off" />
        </div>
        {HIDDEN.map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
        <p className={styles.privacy}>
          {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
        </p>
        <div role="alert">
          {status.is === 'failed' && (
            <ContactFailure
              words={words.failure}
              reason={status.reason}
              backOnline={backOnline}
              email={contact.email}
              form={form}
            />
          )}
        </div>
        <div>
          <Button type="submit" aria-disabled={sending}>
            {sending
              ? words.sendingLabel
              : status.is === 'failed'
                ? words.failure.retryLabel
                : words.sendLabel}
          </Button>
        </div>
      </form>
    </div>
  )
}
