import { fillIn } from '../../../contract/fill-in.ts'
import { Cell } from '../frame/cell.tsx'
import { demoIsland } from '../frame/demo.tsx'
import { SlideField } from '../frame/slide-field.tsx'
import { DayChart } from './day-chart.tsx'
import { OrderLog } from './order-log.tsx'
import styles from './rule-runner.module.css'
import { RuleSentence } from './rule-sentence.tsx'
import type { Labels } from './schema.server.ts'
import { useRun } from './use-run.ts'

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
