import { useEffect, useRef } from 'react'
import type { TitledText } from '../../../schemas/parts.ts'
import { useSiteData } from '../../site-data.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import styles from './lets-connect-dialog.module.css'

/** Set in session storage once the dialog was closed: it does not come back in that session. */
const FLAG = 'contact-popup-closed'
/** Milliseconds that the visitor sees the page first, counted from the beginning of its load. */
const DELAY = 3500
/** Milliseconds between two looks at whether the visitor is busy. */
const PAUSE = 1000

const wasClosed = () => {
  try {
    return sessionStorage.getItem(FLAG) !== null
  } catch {
    return true
  }
}

function remember() {
  try {
    sessionStorage.setItem(FLAG, 'true')
  } catch {
    // Without storage the dialog was never opened.
  }
}

/** Let's Connect: the contact form as a dialog, on the first visit of a session. */
export function LetsConnectDialog({ title, text }: TitledText) {
  const { words } = useSiteData()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (wasClosed() || !element) return
    const open = () => {
      // Nobody is interrupted: not while they type, nor with a menu open.
      const busy = document.querySelector(':popover-open, input:focus, textarea:focus')
      if (busy) timer = setTimeout(open, PAUSE)
      else if (!element.open) element.showModal()
    }
    let timer = setTimeout(open, Math.max(PAUSE, DELAY - performance.now()))
    return () => {
      clearTimeout(timer)
      // Whoever goes back to the page before has left the dialog, too. A page that is kept for their
      // return keeps its dialog, and an open one would let nobody click on any other page.
      if (element.open) {
        element.close()
        remember()
      }
    }
  }, [])

  return (
    <Dialog ref={dialog} title={title} closeLabel={words.close} onClose={remember}>
      <p className={styles.text}>{text}</p>
      <ContactForm />
    </Dialog>
  )
}
