import { FIELD, NATIVE_SEND_PATH } from '../../contract/constants.ts'
import { tidyEmail } from '../../contract/contact-details.ts'
import { type Request, shownFields } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { SiteData } from '../content/content.server.ts'
import { Button } from '../ui/button/button.tsx'
import { ContactFailure } from './contact-failure.tsx'
import { ContactFields } from './contact-fields.tsx'
import styles from './contact-form.module.css'
import { ContactResults } from './contact-results.tsx'
import { ContactSubject } from './contact-subject.tsx'
import { ContactThanks } from './contact-thanks.tsx'
import { forget, storeValues } from './enquiry.ts'
import { sentSubject, useSubject } from './request.ts'
import { useContactForm } from './use-contact-form.ts'
import { useFieldErrors } from './use-field-errors.ts'

/** Replaces what was pasted as an e-mail address by the address in it. */
function tidyEmailIn(form: HTMLFormElement): void {
  const email = form.elements.namedItem(FIELD.email) as HTMLInputElement
  const tidied = tidyEmail(email.value)
  if (email.value === tidied) return
  email.value = tidied
  email.dispatchEvent(new Event('input', { bubbles: true }))
}

export type ContactFormProps = {
  /** Unique among the forms of a page. */
  id: string
  form: SiteData['form']
  /** As in a chat; otherwise the message comes after name and e-mail address. */
  messageFirst?: boolean
  /** What it asks for; without it, it is the general form. */
  request?: Request | undefined
}

/** The contact form of Home, its chat, Let's Connect and the contact page. */
export function ContactForm({ id, form: settings, messageFirst, request }: ContactFormProps) {
  const { labels, mail, email } = settings
  const { form, values, results, status, sending, restored, at, backOnline, send, store } =
    useContactForm(id, mail)
  const fields = shownFields(labels, request)
  const given = { [FIELD.result]: results[0]?.text, [FIELD.askedFor]: request }
  const check = useFieldErrors(fields, form, values, given, settings)
  const about = sentSubject(settings, useSubject(settings.subjects))
  const day = new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long' })
  const restoredLine = restored && fillIn(labels.restored, { day: day.format(at) })
  const sent = status.is === 'sent' ? status.sent : undefined
  // Without scripts the browser posts to our server, or opens the visitor's mail program.
  const action = mail.send === 'own-server' ? NATIVE_SEND_PATH : `mailto:${email}`
  return (
    <div id={id} className={styles.contact}>
      <ContactThanks form={settings} sent={sent} element={form} />
      <form
        ref={form}
        action={action}
        method="post"
        className={styles.form}
        hidden={sent !== undefined}
        onSubmit={(event) => {
          event.preventDefault()
          tidyEmailIn(event.currentTarget)
          if (check.validate()) send(event.currentTarget)
        }}
        onInput={(event) => store(event.currentTarget)}
        onBlur={(event) => {
          tidyEmailIn(event.currentTarget)
          check.onBlur(event)
        }}
        onReset={check.onReset}
      >
        <p className={styles.notice} data-background="white" hidden={!restored}>
          {restored === 'in doubt' ? labels.restoredInDoubt : restoredLine}{' '}
          <button type="button" onClick={forget}>
            {labels.forget}
          </button>
        </p>
        {!request && <ContactSubject form={settings} />}
        <ContactFields
          id={id}
          fields={fields}
          labels={labels}
          errors={check.errors}
          values={{ ...values, ...given }}
          readOnly={sending}
          messageFirst={messageFirst}
          onTakeEmail={(email) => storeValues({ ...values, email })}
        />
        {/* The honeypot: only bots fill it in. */}
        <div className="visually-hidden" aria-hidden="true">
          <input type="text" name={FIELD.honeypot} tabIndex={-1} autoComplete="off" />
        </div>
        {request && <input type="hidden" name={FIELD.askedFor} value={request} />}
        {request && <input type="hidden" name={FIELD.subjectOfInterest} value={about} />}
        {/* Below the fields, since results appear at hydration and must not move them. */}
        <div className={`stack gap-2 filled ${styles.attached}`}>
          <ContactResults results={results} labels={labels} />
        </div>
        <p className="small soft">
          {labels.privacy} <a href={labels.privacyLink.href}>{labels.privacyLink.label}</a>
        </p>
        <div role="alert" className={styles.failure} data-background="white">
          {status.is === 'failed' && (
            <ContactFailure
              form={settings}
              reason={status.reason}
              backOnline={backOnline}
              element={form}
              results={results}
            />
          )}
        </div>
        <div className={`row line ${styles.send}`}>
          <Button type="submit" aria-disabled={sending}>
            <span>
              {sending
                ? labels.sendingLabel
                : status.is === 'failed'
                  ? labels.failure.retryLabel
                  : labels.sendLabel}
            </span>
            {/* Shown instead if the form is sent before it is hydrated (`send-when-hydrated.ts`). */}
            {mail.send === 'provider' && (
              <span className={styles.waits}>{labels.sendingLabel}</span>
            )}
          </Button>
          {mail.send === 'provider' && (
            <a href={action} className={styles.offer}>
              {labels.failure.emailLabel}
            </a>
          )}
        </div>
      </form>
    </div>
  )
}
