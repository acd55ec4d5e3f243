import { fillIn } from '../../../contract/fill-in.ts'
import { Cell } from '../frame/cell.tsx'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { SlideField } from '../frame/slide-field.tsx'
import { DayChart } from './day-chart.tsx'
import styles from './rule-runner.module.css'
import { RuleSentence } from './rule-sentence.tsx'
import type { Labels } from './schema.server.ts'
import { type Run, useRun } from './use-run.ts'

/** A line for each time the condition held, with what came of it; the newest last. */
function OrderLog({ run: { demo, lines, figures } }: { run: Run }) {
  const { log } = demo.labels
  const shown = lines.slice(-5)
  const earlier = lines.length - shown.length
  return (
    <div>
      <h3 id="rule-runner:log" className={`step-0 ${shared.heading}`}>
        {log.title}
      </h3>
      <ol aria-labelledby="rule-runner:log">
        {shown.map(({ time, held, came, stopped }) => (
          <li key={time} data-stopped={stopped} className={`${shared.bullet} ${styles.line}`}>
            <strong>{time}</strong> {came} <span className="small soft">{held}</span>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p>{log.none}</p>}
      {figures.ended && <p className="bold lit">{figures.ended}</p>}
      {earlier > 0 && <p>{fillIn(log.more, { count: demo.formats.number(earlier) })}</p>}
    </div>
  )
}

/** A sentence becomes a rule, run through an invented day minute by minute. */
export default demoIsland<Labels>('ink', function RuleRunner(props) {
  const { labels } = props
  const run = useRun(props)
  const { demo, figures } = run
  const time = fillIn(labels.minute.until, figures)
  return {
    demo,
    figures,
    above: (
      <>
        <Cell>
          <RuleSentence run={run} />
        </Cell>
        <Cell>
          <p className={`step-1 ${styles.risk}`}>{labels.risk}</p>
        </Cell>
      </>
    ),
    picture: (
      <Cell>
        <DayChart run={run} />
        <SlideField
          label={labels.minute.label}
          text={time}
          low={0}
          high={labels.day.minutes}
          value={demo.values.minute}
          onValue={(minute) => demo.set({ minute })}
        />
      </Cell>
    ),
    fields: <OrderLog run={run} />,
  }
})
