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
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
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
