import { useEffect, useRef } from 'react'
import type { ContactFormWords } from '../../../schemas/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './contact-form.module.css'

/** Takes the form's place once the message is sent; the focus comes along, since its button is gone. */
export function ContactThanks({
  words,
  onAgain,
}: {
  words: ContactFormWords
  onAgain: () => void
}) {
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // The form was longer: on a phone its end is where the thanks would stand far above the window.
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={styles.thanks}>
      <p ref={title} tabIndex={-1} className={styles.thanksTitle}>
        {words.thanks.title}
      </p>
      <p>{words.thanks.text}</p>
      <Button look="outline" onClick={onAgain}>
        {words.againLabel}
      </Button>
    </div>
  )
}
