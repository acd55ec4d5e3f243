import { fillIn } from '../../../../contract/fill-in.ts'
import type { RuleRunnerWords } from '../../../../schemas/demonstrations/rule-runner.ts'
import { Actions } from '../actions.tsx'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { resultItems } from '../result-items.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { clockOf } from './clock.ts'
import { DayChart } from './day-chart.tsx'
import { inventedDay } from './invented-day.ts'
import { MinuteSlider } from './minute-slider.tsx'
import { OrderLog } from './order-log.tsx'
import styles from './rule-runner.module.css'
import { RuleSentence } from './rule-sentence.tsx'
import { ruleWords } from './rule-words.ts'
import { comparedBy, kindOf, runRule } from './run-rule.ts'
import { PIECE, useRule } from './use-rule.ts'

/** The log shows so many lines, the newest ones, and always the one that ended the day. */
const LINES = 7

/** A sentence becomes a rule, run through an invented day minute by minute. */
export function RuleRunner({ words, common, language }: PieceProps<RuleRunnerWords>) {
  const { day, log, results } = words
  const used = useRule(words, language)
  const { course, rule, minute } = used
  const { change } = course
  const kind = kindOf(rule.line)
  const prices = inventedDay(day)
  const whole = runRule(rule, prices)
  const isOver = whole.lossFrom !== undefined && whole.lossFrom <= minute
  const run = {
    held: whole.held.filter((one) => one.minute <= minute),
    lossFrom: isOver ? whole.lossFrom : undefined,
  }
  const { sentence, lines, figures, after } = ruleWords(words, language, used, run)
  const shown = lines.filter(({ key }, at) => key === 'ended' || at >= lines.length - LINES)
  const earlier = lines.length - shown.length
  const number = new Intl.NumberFormat(language)
  const sent = fillIn(words.sent, { ...figures, rule: sentence, risk: words.risk })

  return (
    <>
      <Instrument
        above={
          <>
            <div className={styles.cell}>
              <RuleSentence words={words} common={common} language={language} used={used} />
            </div>
            <div className={styles.cell}>
              <p className={styles.risk}>{words.risk}</p>
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
              legend={words.legend}
            />
            <MinuteSlider
              id={`${PIECE}-minute`}
              label={words.minute.label}
              minutes={day.minutes}
              value={minute}
              onValue={(value) => change({ minute: String(value) })}
              format={(value) => fillIn(words.minute.until, { time: clockOf(value, day.opens) })}
            />
          </div>
        }
        fields={
          <OrderLog
            words={log}
            lines={shown}
            before={earlier > 0 ? fillIn(log.more, { count: number.format(earlier) }) : ''}
          />
        }
        results={
          <Results
            piece={PIECE}
            items={resultItems(['held', 'sent', 'stopped', 'units'], results, figures)}
          />
        }
      />
      <Said text={`${fillIn(words.said, figures)} ${after} ${sentence}`} />
      <Actions
        name={words.name}
        text={[sent, after].filter(Boolean).join('\n')}
        course={course}
        common={common}
      />
    </>
  )
}
