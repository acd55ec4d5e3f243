import { fillIn } from '../../../contract/fill-in.ts'
import { Field } from '../../ui/form/field.tsx'
import { demoIsland } from '../frame/demo.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import shared from '../frame/shared.module.css'
import styles from './flight-planner.module.css'
import type { Labels } from './schema.server.ts'
import { SurveyMap } from './survey-map.tsx'
import { type Flight, useFlightPlan } from './use-flight-plan.ts'

const ARROWS = [
  ['left', -1, 0, 180],
  ['up', 0, -1, -90],
  ['down', 0, 1, 90],
  ['right', 1, 0, 0],
] as const

/** Buttons that move the chosen corner, as dragging does (WCAG 2.5.7). */
function CornerControls({ flight }: { flight: Flight }) {
  const { chosen, cornerName, stepCorner } = flight
  const labels = flight.demo.labels.map
  return (
    <div className={`row line soft ${shared.ends} ${styles.controls}`}>
      <p className="small">{labels.cornerHint}</p>
      <fieldset className="row gap-2 scripted">
        <legend className={`small bold ${styles.name}`}>{cornerName(chosen)}</legend>
        {ARROWS.map(([way, right, down, angle]) => (
          <button
            key={way}
            type="button"
            className={`square ${styles.step}`}
            aria-label={labels[way]}
            onClick={() => stepCorner(chosen, right, down)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" style={{ rotate: `${angle}deg` }}>
              <path d="M5 3.5 15 10 5 16.5z" />
            </svg>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** An area on a drawn map, a camera and the detail wanted: how high, how long, how many pictures. */
export default demoIsland<Labels>('ink', function FlightPlanner(props) {
  const { labels } = props
  const flight = useFlightPlan(props)
  const { demo, camera, plan, hectares, centimetres, metres, minutes } = flight
  const { number, percent } = demo.formats
  const { values } = demo
  const figures = {
    area: hectares.format(values.area),
    camera: camera.name,
    detail: centimetres.format(values.detail),
    along: percent(values.along),
    between: percent(values.between),
    height: metres.format(plan.height),
    lines: number(plan.lines.length),
    pictures: number(plan.pictures),
    time: minutes.format(Math.ceil(plan.minutes)),
    batteries: number(plan.batteries),
    days: number(plan.days),
    limit: metres.format(labels.work.highest),
    carried: number(labels.work.batteries),
  }
  const warnings = plan.warnings.map((warning) => fillIn(labels.warnings[warning], figures))
  return {
    demo,
    figures: { ...figures, warnings: warnings.join('\n') },
    picture: (
      <>
        <SurveyMap flight={flight} />
        <CornerControls flight={flight} />
        <div>
          {warnings.length === 0 && <p className={styles.note}>{labels.warnings.none}</p>}
          {warnings.map((warning) => (
            <p key={warning} className={styles.note} data-background="highlight">
              {warning}
            </p>
          ))}
        </div>
      </>
    ),
    fields: (
      <>
        <Field
          {...demo.field('camera')}
          label={labels.cameraLabel}
          hint={fillIn(labels.cameraSource, { source: camera.source })}
          choices={labels.cameras.map(({ name }, index) => ({ value: `${index}`, label: name }))}
        />
        <QuantityField {...demo.number('area')} {...hectares} />
        <QuantityField {...demo.number('detail')} {...centimetres} />
        <QuantityField {...demo.number('along', percent)} />
        <QuantityField {...demo.number('between', percent)} />
      </>
    ),
  }
})
