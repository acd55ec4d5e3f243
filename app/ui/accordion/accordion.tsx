import { useId } from 'react'
import styles from './accordion.module.css'

type AccordionProps = { items: { question: string; answer: string }[]; level?: 3 | 4 }

/** Questions of which one is open at a time: native `details` elements with a common name. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const name = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>
            <Heading className={`step-2 ${styles.heading}`}>{question}</Heading>
          </summary>
          <p className={`soft ${styles.answer}`}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
