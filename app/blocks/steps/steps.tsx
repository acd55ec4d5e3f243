import number from '../../ui/number.module.css'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './steps.module.css'
import { TimeRule } from './time-rule.tsx'

/** How we work: along a thread, beside the heading, or on a rule of days or weeks. */
export function Steps({ title, intro, items, background, variant, label = '' }: Block<'steps'>) {
  const band = { background, title, aside: intro && <p>{intro}</p> }
  if (variant === 'rule') {
    const spanned = items.flatMap(({ span, ...step }) => (span ? { ...step, span } : []))
    const last = Math.max(...spanned.map(({ span }) => span[1]))
    const marks = Array.from({ length: last }, (_, index) => `${index + 1}`)
    return (
      <Section {...band}>
        <TimeRule unit={label} marks={marks} items={spanned} />
      </Section>
    )
  }
  return (
    <Section {...band} heading={variant === 'beside' ? 'left' : 'above'}>
      <ol className={`stack ${styles.steps}`} data-variant={variant}>
        {items.map(({ title, text }) => (
          <li key={title} className={`${number.number} ${styles.step}`}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
