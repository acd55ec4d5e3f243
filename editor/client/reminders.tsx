import type { Reminder } from '../../tools/launch-check/find-reminders.ts'
import { Section } from './tools/section.tsx'
import { useAnswer } from './tools/use-answer.ts'

/** What waits for the owner, as links to where it is done; nothing if nothing waits. */
export function Reminders() {
  const { answer = [] } = useAnswer<Reminder[]>('reminders')
  if (answer.length === 0) return null
  return (
    <Section className="problems" data-severity="warning" title="What waits for you">
      <ul>
        {answer.map(({ text, href }) => (
          <li key={text}>
            <a href={href} target={href.startsWith('#') ? undefined : '_blank'} rel="noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
