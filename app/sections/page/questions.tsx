import type { Question } from '../../../schemas/parts.ts'
import type { Background } from '../../data-attributes.ts'
import { Accordion } from '../../ui/accordion/accordion.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledGrid } from './titled-grid.tsx'

type QuestionsProps = {
  title: string
  items: Question[]
  background?: Background | undefined
  /** An accordion beside the heading, or all open in columns. */
  variant?: 'folded' | 'open' | undefined
}

/** Frequently asked questions. */
export function Questions({ title, items, background, variant = 'folded' }: QuestionsProps) {
  if (variant === 'open') {
    const answered = items.map(({ question, answer }) => ({ title: question, text: answer }))
    return <TitledGrid title={title} items={answered} background={background} />
  }
  return (
    <Section background={background} title={title} heading="left">
      <Accordion items={items} />
    </Section>
  )
}
