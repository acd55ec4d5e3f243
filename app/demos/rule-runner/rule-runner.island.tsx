import { Cell } from '../frame/cell.tsx'
import { demoIsland } from '../frame/demo-island.tsx'
import { DayChart } from './day-chart.tsx'
import { MinuteSlider } from './minute-slider.tsx'
import { OrderLog } from './order-log.tsx'
import { ruleLabels } from './rule-labels.ts'
import styles from './rule-runner.module.css'
import { RuleSentence } from './rule-sentence.tsx'
import type { Labels } from './schema.server.ts'
import { useRun } from './use-run.ts'

/** A sentence becomes a rule, run through an invented day minute by minute. */
export default demoIsland<Labels>('ink', function RuleRunner(props) {
  const { labels } = props
  const run = useRun(props)
  const { lines, figures } = ruleLabels(run)
  return {
    demo: run.demo,
    figures: { ...figures, risk: labels.risk },
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
        <MinuteSlider run={run} />
      </Cell>
    ),
    fields: <OrderLog run={run} lines={lines} />,
  }
})
