import type { ReactNode } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { flag, integer, list } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { SwitchField } from '../frame/switch-field.tsx'
import { useDemo } from '../frame/use-demo.ts'
import styles from './one-call.module.css'
import type { Labels } from './schema.server.ts'

/** One tool: what it says of the call, and what the visitor can change there. */
const Tool = (props: {
  title: string
  lines: string[]
  background: 'primary' | 'secondary' | 'tertiary'
  children: ReactNode
}) => (
  <li className={`stack gap-3 ${shared.cell}`}>
    <h3 className="step-1">{props.title}</h3>
    <div className={`stack gap-2 ${styles.answer}`} data-background={props.background}>
      {props.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div className="scripted stack gap-1">{props.children}</div>
  </li>
)

/** One call through three tools: a key of the menu, who is on duty, and what is on the screen. */
export default demoIsland<Labels>('highlight', function OneCall(props) {
  const { ivr, hrms, crm, desks, firm, manager } = props.labels
  const people = desks.flatMap((desk) => desk.people)
  const demo = useDemo(props, {
    key: integer(1, desks.length),
    stranger: flag(),
    away: list(
      flag(),
      people.map(({ onLeave }) => onLeave),
    ),
  })
  const { key, stranger, away } = demo.values
  const isAway = (person: (typeof people)[number]) => away[people.indexOf(person)] ?? false
  const desk = desks[key - 1] ?? (desks[0] as (typeof desks)[number])
  const rings = desk.people.find((person) => !isAway(person))?.name ?? manager
  const [first] = desk.people
  const figures = {
    firm,
    key,
    rings,
    desk: desk.name,
    away: first?.name ?? '',
    record: stranger ? crm.newRecord : desk.record,
    next: desk.next,
  }
  const duty = rings === manager ? hrms.nobody : rings === first?.name ? hrms.first : hrms.instead
  const told = {
    ivr: [fillIn(ivr.pressed, figures)],
    hrms: [fillIn(duty, figures)],
    crm: [fillIn(stranger ? crm.unknown : crm.known, figures), fillIn(crm.noted, figures)],
  }
  const story = Object.entries(told).map(([tool, lines]) =>
    [props.labels[tool as keyof typeof told].title, ...lines].join('\n'),
  )
  return {
    demo,
    figures: { ...figures, story: story.join('\n') },
    board: (
      <ol className={`stack ${shared.ruled} ${styles.tools}`}>
        <Tool title={ivr.title} lines={told.ivr} background="primary">
          <p>{fillIn(ivr.press, figures)}</p>
          {desks.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={`line gap-3 bold ${styles.press}`}
              aria-pressed={key === index + 1}
              onClick={() => demo.set({ key: index + 1 })}
            >
              <span className={`square ${shared.key} ${styles.key}`}>
                <span className={shared.upright}>{index + 1}</span>
              </span>
              {name}
            </button>
          ))}
        </Tool>
        <Tool title={hrms.title} lines={told.hrms} background="secondary">
          {people.map((person, index) => (
            <SwitchField
              key={person.name}
              checked={isAway(person)}
              onChecked={(isAway) => demo.set({ away: away.with(index, isAway) })}
            >
              {fillIn(hrms.onLeave, { name: person.name })}
            </SwitchField>
          ))}
        </Tool>
        <Tool title={crm.title} lines={told.crm} background="tertiary">
          <SwitchField checked={stranger} onChecked={(on) => demo.set({ stranger: on })}>
            {crm.stranger}
          </SwitchField>
        </Tool>
      </ol>
    ),
  }
})
