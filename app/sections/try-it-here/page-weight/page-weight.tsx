import { fillIn } from '../../../../contract/fill-in.ts'
import { KINDS_OF_FILE } from '../../../../schemas/demonstrations/kinds-of-file.ts'
import type { PageWeightWords } from '../../../../schemas/demonstrations/page-weight.ts'
import { Action, Actions } from '../actions.tsx'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { QuantityField } from '../quantity-field.tsx'
import { asTyped } from '../read-quantity.ts'
import { resultItems } from '../result-items.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { useQuantity } from '../use-quantity.ts'
import { useStand } from '../use-stand.ts'
import styles from './scales.module.css'
import { Scales } from './scales.tsx'
import { useWeight } from './use-weight.ts'
import { secondsFor } from './weigh.ts'

const PIECE = 'page-weight'
const RESULTS = ['weight', 'requests', 'firstPaint', 'largestPaint', 'here', 'median'] as const

/** Bytes in a kilobyte, as HTTP Archive counts them. */
const KILOBYTE = 1024

/** The page on the scales: what the visitor's own browser measured, beside the median of all pages. */
export function PageWeight({ words, common, language }: PieceProps<PageWeightWords>) {
  const { units, median } = words
  const course = useStand(PIECE, { speed: asTyped(words.speed.first, language) })
  const speed = useQuantity(course.stand.speed, words.speed, language)
  const { weight, again } = useWeight(words.first)

  const write = (unit: string, digits: number) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
    return (value: number) => fillIn(unit, { n: format.format(value) })
  }
  const kilobytes = (bytes: number) => write(units.kilobytes, 0)(bytes / KILOBYTE)
  const seconds = write(units.seconds, 2)
  const inSeconds = (time: number | undefined) =>
    time === undefined ? words.unknown : seconds(time / 1000)
  const megabits = write(units.speed, 1)

  const total = Object.values(weight.bytes).reduce((sum, bytes) => sum + bytes, 0)
  const medianBytes = median.kilobytes * KILOBYTE
  const source = weight.isHere ? words.measuredHere : words.first.source
  const figures = {
    weight: kilobytes(total),
    requests: new Intl.NumberFormat(language).format(weight.requests),
    firstPaint: inSeconds(weight.firstPaint),
    largestPaint: inSeconds(weight.largestPaint),
    here: seconds(secondsFor(total, speed.value)),
    median: seconds(secondsFor(medianBytes, speed.value)),
    speed: megabits(speed.value),
    source,
  }
  return (
    <>
      <Instrument
        picture={
          <>
            <Scales
              here={{ bytes: total, label: fillIn(words.picture.here, figures) }}
              median={{
                bytes: medianBytes,
                label: fillIn(words.picture.median, { weight: kilobytes(medianBytes) }),
              }}
            />
            <ul className={styles.kinds}>
              {KINDS_OF_FILE.map((kind) => (
                <li key={kind}>
                  {words.picture.kinds[kind]} <strong>{kilobytes(weight.bytes[kind])}</strong>
                </li>
              ))}
            </ul>
          </>
        }
        fields={
          <>
            <QuantityField
              id={`${PIECE}-speed`}
              quantity={words.speed}
              text={course.stand.speed}
              inUse={speed}
              onText={(text) => course.change({ speed: text })}
              format={megabits}
              unit={words.speedUnit}
              common={common}
              language={language}
            />
            <div>
              <p className={styles.sources}>
                {[words.first.source, words.measuredHere].map((text) => (
                  <span key={text} aria-hidden={text !== source} className={styles.source}>
                    {text}
                  </span>
                ))}
              </p>
              <p className={styles.source}>{median.source}</p>
            </div>
          </>
        }
        results={<Results piece={PIECE} items={resultItems(RESULTS, words.results, figures)} />}
      />
      <Said text={fillIn(words.said, figures)} />
      <Actions name={words.name} text={fillIn(words.sent, figures)} course={course} common={common}>
        <Action onClick={again}>{words.again}</Action>
      </Actions>
    </>
  )
}
