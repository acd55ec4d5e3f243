import { fillIn } from '../../../contract/fill-in.ts'
import { number } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo-island.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import { useDemo } from '../frame/use-demo.ts'
import { loadingTime } from './loading-time.ts'
import type { Labels } from './schema.server.ts'
import { useWeight } from './use-weight.ts'
import styles from './waiting-times.module.css'
import { WaitingTimes } from './waiting-times.tsx'
import type { Weight } from './weigh.ts'

const LINES = ['slow', 'mobile', 'fibre'] as const

/** How long the visitor's page takes on three connections, beside this page as their browser weighed it. */
export default demoIsland<Labels>('leaf', function PageWeight(props) {
  const { labels } = props
  const { units } = labels
  const demo = useDemo(props, {
    size: number(labels.size),
    requests: number(labels.requests),
  })
  const { size, requests } = demo.values
  const { number: count, decimal } = demo.formats
  const weight = useWeight(labels.first)

  const kilobytes = ({ bytes }: Weight) => fillIn(units.kilobytes, { n: decimal(0)(bytes / 1000) })
  const seconds = (time: number) => {
    const digits = time < 1 ? 2 : 1
    return fillIn(units.seconds, { n: decimal(digits, digits)(time) })
  }
  const yours = { bytes: size * 1e6, requests }
  const timesOf = (page: Weight) => LINES.map((line) => loadingTime(page, labels.lines[line]))
  const pages = [
    { label: labels.yours, times: timesOf(yours) },
    { label: labels.here, times: timesOf(weight.page) },
  ]
  const [slow = 0, mobile = 0, fibre = 0] = pages[0]?.times ?? []
  const figures = {
    size: decimal(2)(size),
    files: count(requests),
    slow: seconds(slow),
    mobile: seconds(mobile),
    fibre: seconds(fibre),
    here: seconds(loadingTime(weight.page, labels.lines.slow)),
    weight: kilobytes(weight.page),
    requests: count(weight.page.requests),
    useWeight: kilobytes(weight.use),
    useRequests: count(weight.use.requests),
  }
  return {
    demo,
    figures,
    picture: (
      <WaitingTimes
        lines={LINES.map((line, index) => ({
          label: labels.lines[line].label,
          speed: fillIn(units.speed, labels.lines[line]),
          bars: pages.map(({ label, times }) => ({
            label,
            seconds: times[index] ?? 0,
            time: seconds(times[index] ?? 0),
          })),
        }))}
      />
    ),
    fields: (
      <>
        <QuantityField {...demo.number('size')} />
        <QuantityField {...demo.number('requests')} />
        <div className={styles.note}>
          <p>{fillIn(labels.weighed, figures)}</p>
          <p>{labels.assumed}</p>
        </div>
      </>
    ),
  }
})
