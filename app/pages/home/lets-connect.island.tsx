import { useEffect, useState } from 'react'
import type { TitledText } from '../../../model/fields/parts.ts'
import type { ContactWay } from '../../contact-ways.tsx'
import { ContactForm, type ContactFormProps } from '../../enquiry/contact-form.tsx'
import { island } from '../../islands/island.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { isClosedForGood, openAtPause, rememberClosed } from './first-visit.ts'
import styles from './lets-connect.module.css'

type LetsConnectProps = TitledText & {
  closeLabel: string
  form: ContactFormProps['form']
  ways: ContactWay[]
}

/** Opens the dialog as soon as it is in the page. */
function open(dialog: HTMLDialogElement) {
  dialog.style.setProperty('--half', `${innerHeight / 2}px`)
  dialog.showModal()
  // Going back also counts as closing the dialog, whose own event would come too late.
  const leave = () => {
    if (dialog.open) rememberClosed()
    dialog.close()
  }
  addEventListener('pagehide', leave)
  return () => removeEventListener('pagehide', leave)
}

/** Let's Connect: ways to reach us, then the contact form, as a dialog on the first visit of a session. */
export default island(
  'lets-connect',
  function LetsConnect({ title, text, closeLabel, form, ways }: LetsConnectProps) {
    const [wanted, setWanted] = useState(false)

    useEffect(() => (isClosedForGood() ? undefined : openAtPause(() => setWanted(true))), [])
    if (!wanted) return null
    return (
      <Dialog
        ref={open}
        id="lets-connect"
        title={title}
        closeLabel={closeLabel}
        onClose={rememberClosed}
      >
        <ul className={`row gap-1 below ${styles.ways}`}>
          {ways.map(({ icon, label, href }) => (
            <li key={href}>
              <a href={href} className="line gap-1 bold plain">
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className={`below ${styles.text}`}>{text}</p>
        <div className={`${styles.form} ${styles.beside}`}>
          <ContactForm id="lets-connect-enquiry" form={form} />
        </div>
      </Dialog>
    )
  },
)
