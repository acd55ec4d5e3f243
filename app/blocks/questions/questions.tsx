import { Accordion } from '../../ui/accordion/accordion.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import { TitledTexts } from '../list/titled-texts.tsx'

/** Frequently asked questions: folded beside the heading, or all open in columns. */
export function Questions({ title, items, background, look }: Block<'questions'>) {
  if (look === 'open') {
    const answered = items.map(({ question, answer }) => ({ title: question, text: answer }))
    return <TitledTexts title={title} items={answered} background={background} />
  }
  return (
    <Section background={background} title={title} heading="left">
      <Accordion items={items} />
    </Section>
  )
}
