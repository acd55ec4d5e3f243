import { fillIn } from '../../../contract/fill-in.ts'
import type { RuleRunnerLabels } from '../../../schemas/demos/rule-runner.ts'
import { Demo } from '../frame/demo.tsx'
import type { DemoProps } from '../frame/types.ts'
import { clockOf } from './clock.ts'
import { DayChart } from './day-chart.tsx'
import { inventedDay } from './invented-day.ts'
import { MinuteSlider } from './minute-slider.tsx'
import { OrderLog } from './order-log.tsx'
import { ruleWords } from './rule-labels.ts'
import styles from './rule-runner.module.css'
import { RuleSentence } from './rule-sentence.tsx'
import { comparedBy, kindOf, runRule } from './run-rule.ts'
import { useRule } from './use-rule.ts'

/** The log shows so many lines, the newest ones, and always the one that ended the day. */
const LINES = 7

/** A sentence becomes a rule, run through an invented day minute by minute. */
export function RuleRunner(props: DemoProps<RuleRunnerLabels>) {
  const { labels, language } = props
  const { day, log } = labels
  const used = useRule(props)
  const { demo, rule } = used
  const { minute } = demo.values
  const kind = kindOf(rule.line)
  const prices = inventedDay(day)
  const whole = runRule(rule, prices)
  const isOver = whole.lossFrom !== undefined && whole.lossFrom <= minute
  const run = {
    held: whole.held.filter((one) => one.minute <= minute),
    lossFrom: isOver ? whole.lossFrom : undefined,
  }
  const { sentence, lines, figures, after } = ruleWords(labels, language, used, run)
  const shown = lines.filter(({ key }, at) => key === 'ended' || at >= lines.length - LINES)
  const earlier = lines.length - shown.length
  const number = new Intl.NumberFormat(language)
  const sent = fillIn(labels.sent, { ...figures, rule: sentence, risk: labels.risk })

  return (
    <Demo
      demo={demo}
      figures={figures}
      above={
        <>
          <div className={styles.cell}>
            <RuleSentence used={used} />
          </div>
          <div className={styles.cell}>
            <p className={styles.risk}>{labels.risk}</p>
          </div>
        </>
      }
      picture={
        <div className={styles.cell}>
          <DayChart
            {...comparedBy(rule, prices)}
            {...run}
            kind={kind}
            prices={prices}
            minute={minute}
            from={rule.from}
            until={rule.until}
            legend={labels.legend}
          />
          <MinuteSlider
            id="rule-runner-minute"
            label={labels.minute.label}
            minutes={day.minutes}
            value={minute}
            onValue={(value) => demo.set({ minute: value })}
            format={(value) => fillIn(labels.minute.until, { time: clockOf(value, day.opens) })}
          />
        </div>
      }
      fields={
        <OrderLog
          labels={log}
          lines={shown}
          before={earlier > 0 ? fillIn(log.more, { count: number.format(earlier) }) : ''}
        />
      }
      told={`${fillIn(labels.announcement, figures)} ${after} ${sentence}`}
      sent={[sent, after].filter(Boolean).join('\n')}
    />
  )
}
