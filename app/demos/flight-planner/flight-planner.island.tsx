import { fillIn } from '../../../contract/fill-in.ts'
import { Action } from '../frame/actions.tsx'
import { ChoiceField } from '../frame/choice-field.tsx'
import { demoIsland } from '../frame/demo.tsx'
import { printAlone } from '../frame/print-alone.ts'
import { QuantityField } from '../frame/quantity-field.tsx'
import { CornerControls } from './corner-controls.tsx'
import { flightFigures, warningsOf } from './flight-figures.ts'
import styles from './flight-planner.module.css'
import type { Labels } from './schema.server.ts'
import { SurveyMap } from './survey-map.tsx'
import { TakeAlong } from './take-along.tsx'
import { useFlightPlan } from './use-flight-plan.ts'

/** An area on a drawn map, a camera and the detail wanted: how high, how long, how many pictures. */
export default demoIsland<Labels>('ink', function FlightPlanner(props) {
  const { labels } = props
  const flight = useFlightPlan(props)
  const { demo, camera, units } = flight
  const figures = flightFigures(flight)
  const warnings = warningsOf(flight)
  const unit = (name: keyof typeof labels.units) => fillIn(labels.units[name], { n: '' }).trim()
  return {
    demo,
    figures: { ...figures, warnings: warnings.join('\n') },
    picture: (
      <>
        <SurveyMap flight={flight} />
        <CornerControls flight={flight} />
        <div>
          {warnings.length === 0 && <p className={styles.none}>{labels.warnings.none}</p>}
          {warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
        </div>
      </>
    ),
    fields: (
      <>
        <ChoiceField
          {...demo.field('camera')}
          label={labels.cameraLabel}
          hint={fillIn(labels.cameraSource, { source: camera.source })}
          options={labels.cameras.map(({ name }, index) => ({ value: `${index}`, label: name }))}
          value={String(demo.values.camera)}
        />
        <QuantityField {...demo.number('area')} format={units.hectares} unit={unit('hectares')} />
        <QuantityField
          {...demo.number('detail')}
          format={units.centimetres}
          unit={unit('centimetres')}
        />
        <QuantityField {...demo.number('along')} />
        <QuantityField {...demo.number('between')} />
        <TakeAlong flight={flight} />
      </>
    ),
    actions: (
      <Action onClick={() => printAlone(document.getElementById(demo.name))}>{labels.print}</Action>
    ),
  }
})
