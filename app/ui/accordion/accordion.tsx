import { useId } from 'react'
import styles from './accordion.module.css'

type AccordionProps = { items: { question: string; answer: string }[] }

/** Questions of which one is open at a time: native `details` elements with a common name. */
export function Accordion({ items }: AccordionProps) {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>
            <h3 className={`step-2 ${styles.heading}`}>{question}</h3>
          </summary>
          <p className={`soft ${styles.answer}`}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
