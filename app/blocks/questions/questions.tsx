import { useId } from 'react'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import { TitledTexts } from '../list/titled-texts.tsx'
import styles from './questions.module.css'

/** Frequently asked questions: folded beside the heading, one open at a time, or all open in columns, as two are. */
export function Questions({ title, items, background, variant }: Block<'questions'>) {
  const name = useId()
  if (variant === 'open' || items.length <= 2) {
    const answered = items.map(({ question, answer }) => ({ title: question, text: answer }))
    return <TitledTexts title={title} items={answered} background={background} />
  }
  return (
    <Section background={background} title={title} heading="left">
      <div className="lined">
        {items.map(({ question, answer }) => (
          <details key={question} name={name}>
            <summary className={`stack gap-4 ${styles.question}`}>
              <h3 className={`step-2 bold ${styles.heading}`}>{question}</h3>
            </summary>
            <p className={`soft ${styles.answer}`}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
