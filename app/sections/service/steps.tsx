import type { Step } from '../../../schemas/service-sections.ts'
import type { Background } from '../../data-attributes.ts'
import { Section } from '../../ui/section/section.tsx'
import { TimeRule } from '../page/time-rule.tsx'
import { Round } from './round.tsx'
import { StepList } from './step-list.tsx'

type StepsProps = {
  title: string
  intro?: string | undefined
  items: Step[]
  background?: Background | undefined
  variant?: 'thread' | 'beside' | 'rule' | 'round' | undefined
  /** The unit of a rule, or the period of a cycle. */
  label?: string | undefined
}

/** How we work: along a thread, beside the heading, on a rule of days or weeks, or as a cycle. */
export function Steps({
  title,
  intro,
  items,
  background = 'sky',
  variant = 'thread',
  label = '',
}: StepsProps) {
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
  if (variant === 'round') {
    return (
      <Section {...band}>
        <Round steps={items} label={label} />
      </Section>
    )
  }
  return (
    <Section {...band} heading={variant === 'beside' ? 'left' : 'above'}>
      <StepList steps={items} variant={variant} />
    </Section>
  )
}
