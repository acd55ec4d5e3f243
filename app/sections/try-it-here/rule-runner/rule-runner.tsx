import { fillIn } from '../../../../contract/fill-in.ts'
import type { RuleRunnerWords } from '../../../../schemas/demonstrations/rule-runner.ts'
import { Actions } from '../actions.tsx'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { asTyped } from '../read-quantity.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { useQuantity } from '../use-quantity.ts'
import { useStand } from '../use-stand.ts'
import { clockOf, minuteOf } from './clock.ts'
import { DayChart } from './day-chart.tsx'
import { inventedDay } from './invented-day.ts'
import { MinuteSlider } from './minute-slider.tsx'
import { OrderLog } from './order-log.tsx'
import { AMOUNTS, type Amount, RuleFields } from './rule-fields.tsx'
import styles from './rule-runner.module.css'
import { comparedBy, type Held, kindOf, type Rule, runRule } from './run-rule.ts'

const PIECE = 'rule-runner'
/** The log shows so many lines, the newest ones. */
const LINES = 10

const chosen = <Choice extends { kind: string }>(choices: readonly Choice[], kind: string) => {
  const choice = choices.find((one) => one.kind === kind) ?? choices[0]
  if (!choice) throw new Error('The schema asks for one choice at least')
  return choice
}

/** A sentence becomes a rule, run through an invented day minute by minute. */
export function RuleRunner({ words, common, language }: PieceProps<RuleRunnerWords>) {
  const { day, hours, log, results } = words
  const first = (field: Amount) => asTyped(words[field].first, language)
  const course = useStand(PIECE, {
    condition: chosen(words.condition.choices, '').kind,
    price: first('price'),
    minutes: first('minutes'),
    level: first('level'),
    order: chosen(words.order.choices, '').kind,
    units: first('units'),
    from: hours.times[0] ?? day.opens,
    until: hours.times.at(-1) ?? day.opens,
    orders: first('orders'),
    largest: first('largest'),
    loss: first('loss'),
    minute: String(day.minutes),
  })
  const { stand, change } = course
  const inUse = {
    price: useQuantity(stand.price, words.price, language),
    minutes: useQuantity(stand.minutes, words.minutes, language),
    level: useQuantity(stand.level, words.level, language),
    units: useQuantity(stand.units, words.units, language),
    orders: useQuantity(stand.orders, words.orders, language),
    largest: useQuantity(stand.largest, words.largest, language),
    loss: useQuantity(stand.loss, words.loss, language),
  }
  const { kind: condition, words: conditionWords } = chosen(
    words.condition.choices,
    stand.condition,
  )
  const order = chosen(words.order.choices, stand.order)
  const timeOf = (text: string, otherwise = day.opens) =>
    hours.times.includes(text) ? text : otherwise
  const from = timeOf(stand.from, hours.times[0])
  const until = timeOf(stand.until, hours.times.at(-1))
  const clock = (minute: number) => clockOf(minute, day.opens)

  const whole = Object.fromEntries(
    AMOUNTS.map((field) => [field, Math.round(inUse[field].value)]),
  ) as Record<Amount, number>
  const rule: Rule = {
    condition,
    ...whole,
    price: inUse.price.value,
    order: order.kind,
    from: minuteOf(from, day.opens),
    until: minuteOf(until, day.opens),
  }
  const asked = /^\d{1,4}$/.test(stand.minute) ? Number(stand.minute) : day.minutes
  const minute = Math.min(asked, day.minutes)
  const prices = inventedDay(day)
  const compared = comparedBy(rule, prices)
  const kind = kindOf(condition)
  const run = runRule(rule, prices)
  const held = run.held.filter((one) => one.minute <= minute)
  const lossFrom = run.lossFrom !== undefined && run.lossFrom <= minute ? run.lossFrom : undefined
  const sent = held.filter(({ stoppedBy }) => !stoppedBy)

  const number = new Intl.NumberFormat(language)
  const points = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const line = ({ minute, value, against, stoppedBy }: Held) => ({
    minute,
    key: String(minute),
    time: clock(minute),
    held: fillIn(kind === 'index' ? log.rsi : log.values, {
      value: points.format(value),
      price: points.format(value),
      against: points.format(against),
    }),
    came: stoppedBy
      ? log.stopped[stoppedBy]
      : fillIn(log.sent, { order: order.words, units: number.format(rule.units) }),
    stopped: Boolean(stoppedBy),
  })
  const ended = {
    minute: lossFrom ?? 0,
    key: 'ended',
    time: clock(lossFrom ?? 0),
    held: fillIn(log.loss, { loss: number.format(rule.loss) }),
    came: log.ended,
    stopped: true,
  }
  const lines = [...(lossFrom === undefined ? [] : [ended]), ...held.map(line)].toSorted(
    (one, other) => one.minute - other.minute,
  )
  const earlier = lines.length - LINES
  const sentence = fillIn(words.sentence, {
    condition: fillIn(conditionWords, { ...whole, price: points.format(rule.price) }),
    order: order.words,
    units: number.format(rule.units),
    from,
    until,
    orders: number.format(rule.orders),
    largest: number.format(rule.largest),
    loss: number.format(rule.loss),
  })
  const figures = {
    rule: sentence,
    time: clock(minute),
    held: number.format(held.length),
    sent: number.format(sent.length),
    stopped: number.format(held.length - sent.length),
    units: number.format(sent.length * rule.units),
    risk: words.risk,
  }
  const after = lossFrom === undefined ? '' : fillIn(words.ended, { time: clock(lossFrom) })

  return (
    <>
      <Instrument
        picture={
          <div className={styles.picture}>
            <div className={styles.cell}>
              <p className={styles.sentence}>{sentence}</p>
              <p className={styles.risk}>{words.risk}</p>
            </div>
            <div className={styles.cell}>
              <DayChart
                {...compared}
                kind={kind}
                prices={prices}
                held={held}
                lossFrom={lossFrom}
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
                format={(value) => fillIn(words.minute.until, { time: clock(value) })}
              />
            </div>
            <div className={styles.cell}>
              <OrderLog
                words={log}
                lines={lines.slice(-LINES)}
                before={earlier > 0 ? fillIn(log.more, { count: number.format(earlier) }) : ''}
              />
            </div>
          </div>
        }
        fields={
          <RuleFields
            words={words}
            common={common}
            language={language}
            piece={PIECE}
            kind={kind}
            stand={{ ...stand, condition, order: order.kind, from, until }}
            inUse={inUse}
            onField={(field, text) => change({ [field]: text })}
            noTime={rule.until <= rule.from}
          />
        }
        results={
          <Results
            piece={PIECE}
            items={(['held', 'sent', 'stopped', 'units'] as const).map((key) => ({
              key,
              label: results[key],
              value: figures[key],
            }))}
          />
        }
      />
      <Said text={`${fillIn(words.said, figures)} ${after} ${sentence}`} />
      <Actions
        name={words.name}
        text={[fillIn(words.sent, figures), after].filter(Boolean).join('\n')}
        course={course}
        common={common}
      />
    </>
  )
}
