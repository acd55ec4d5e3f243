import { fillIn } from '../../../contract/fill-in.ts'
import { KINDS_OF_FILE } from '../../../schemas/demos/kinds-of-file.ts'
import { Action } from '../frame/actions.tsx'
import { number } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import { demoIsland } from '../frame/demo-island.ts'
import { QuantityField } from '../frame/quantity-field.tsx'
import { useDemo } from '../frame/use-demo.ts'
import styles from './scales.module.css'
import { Scales } from './scales.tsx'
import { useWeight } from './use-weight.ts'
import { secondsFor } from './weigh.ts'

/** Bytes in a kilobyte, as HTTP Archive counts them. */
const KILOBYTE = 1024

/** The page on the scales: what the visitor's own browser measured, beside the median of all pages. */
export default demoIsland('page-weight', 'leaf', function PageWeight(props) {
  const { labels } = props
  const { units, median, picture } = labels
  const demo = useDemo('page-weight', props, { speed: number(labels.speed) })
  const { speed } = demo.values
  const { number: count, decimal } = demo.formats
  const { weight, again } = useWeight(labels.first)

  const write = (unit: string, digits: number) => (value: number) =>
    fillIn(unit, { n: decimal(digits)(value) })
  const kilobytes = (bytes: number) => write(units.kilobytes, 0)(bytes / KILOBYTE)
  const seconds = write(units.seconds, 2)
  const inSeconds = (time: number | undefined) =>
    time === undefined ? labels.unknown : seconds(time / 1000)
  const megabits = write(units.speed, 1)

  const total = Object.values(weight.bytes).reduce((sum, bytes) => sum + bytes, 0)
  const medianBytes = median.kilobytes * KILOBYTE
  const source = weight.isHere ? labels.measuredHere : labels.first.source
  const figures = {
    weight: kilobytes(total),
    requests: count(weight.requests),
    firstPaint: inSeconds(weight.firstPaint),
    largestPaint: inSeconds(weight.largestPaint),
    here: seconds(secondsFor(total, speed)),
    median: seconds(secondsFor(medianBytes, speed)),
    speed: megabits(speed),
    source,
  }
  return (
    <Demo
      demo={demo}
      figures={figures}
      picture={
        <>
          <Scales
            here={{ bytes: total, label: fillIn(picture.here, figures) }}
            median={{
              bytes: medianBytes,
              label: fillIn(picture.median, { weight: kilobytes(medianBytes) }),
            }}
          />
          <ul className={styles.kinds}>
            {KINDS_OF_FILE.map((kind) => (
              <li key={kind}>
                {picture.kinds[kind]} <strong>{kilobytes(weight.bytes[kind])}</strong>
              </li>
            ))}
          </ul>
        </>
      }
      fields={
        <>
          <QuantityField {...demo.number('speed')} format={megabits} unit={labels.speedUnit} />
          <div className={styles.source}>
            <p className={styles.sources}>
              {[labels.first.source, labels.measuredHere].map((text) => (
                <span key={text} aria-hidden={text !== source}>
                  {text}
                </span>
              ))}
            </p>
            <p>{median.source}</p>
          </div>
        </>
      }
      actions={<Action onClick={again}>{labels.again}</Action>}
    />
  )
})
