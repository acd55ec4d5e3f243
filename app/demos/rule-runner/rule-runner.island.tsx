import { fillIn } from '../../../contract/fill-in.ts'
import field from '../../ui/form/field.module.css'
import { Cell } from '../frame/cell.tsx'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { Slider } from '../frame/slider.tsx'
import { DayChart } from './day-chart.tsx'
import { OrderLog } from './order-log.tsx'
import styles from './rule-runner.module.css'
import { RuleSentence } from './rule-sentence.tsx'
import type { Labels } from './schema.server.ts'
import { useRun } from './use-run.ts'

const MINUTE_ID = 'rule-runner-minute'

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
          <p className={styles.risk}>{labels.risk}</p>
        </Cell>
      </>
    ),
    picture: (
      <Cell>
        <DayChart run={run} />
        <div className={styles.minute}>
          <label htmlFor={MINUTE_ID} className={`${field.label} ${shared.ends}`}>
            {labels.minute.label} <strong>{time}</strong>
          </label>
          <Slider
            id={MINUTE_ID}
            min={0}
            max={labels.day.minutes}
            value={demo.values.minute}
            aria-label={labels.minute.label}
            aria-valuetext={time}
            onValue={(minute) => demo.set({ minute })}
          />
        </div>
      </Cell>
    ),
    fields: <OrderLog run={run} />,
  }
})
