import ContactForm from '../../enquiry/contact-form.island.tsx'
import { CHAT_PANEL, CONTACT_OPTIONS } from '../../layout-ids.ts'
import { useSiteData } from '../../site-data.tsx'
import dialog from '../../ui/dialog/dialog.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './chat-panel.module.css'
import form from './lets-connect.module.css'
import type { Home } from './schema.ts'

/** Home's own chat: the contact form in a popover, which the contact widget opens where no live chat can. */
export function ChatPanel({ text, whatsapp }: Home['chat']) {
  const { contact, form: formProps, labels } = useSiteData()
  const titleId = `${CHAT_PANEL}-title`
  return (
    <div
      id={CHAT_PANEL}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: takes the focus when the visitor opens it, as a dialog does
      autoFocus
      aria-labelledby={titleId}
      className={`framed ${dialog.dialog} ${styles.panel}`}
      data-background="white"
    >
      <div className={`line gap-3 ends ${dialog.bar}`}>
        <h2 id={titleId} className="step-3">
          {labels.leaveMessage}
        </h2>
        {/* The chat was opened from the contact options, and closes with them. */}
        <button
          type="button"
          aria-label={labels.close}
          className="square lights framed"
          popoverTarget={CONTACT_OPTIONS}
          popoverTargetAction="hide"
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <div className={dialog.content}>
        <p className={`below ${form.text}`}>
          {text} {contact.whatsapp && whatsapp}
        </p>
        <div className={form.form}>
          <ContactForm id={`${CHAT_PANEL}-enquiry`} form={formProps} messageFirst />
        </div>
      </div>
    </div>
  )
}
