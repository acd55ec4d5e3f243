import { fillIn } from '../../../contract/fill-in.ts'
import { Action } from '../frame/actions.tsx'
import { ChoiceField } from '../frame/choice-field.tsx'
import { demoIsland } from '../frame/demo-island.tsx'
import { printAlone } from '../frame/print-alone.ts'
import { QuantityField } from '../frame/quantity-field.tsx'
import { CornerControls } from './corner-controls.tsx'
import { flightFigures, warningsOf } from './flight-figures.ts'
import type { Labels } from './schema.server.ts'
import { SurveyMap } from './survey-map.tsx'
import { TakeAlong } from './take-along.tsx'
import { TypedArea } from './typed-area.tsx'
import { useFlightPlan } from './use-flight-plan.ts'
import { Warnings } from './warnings.tsx'

/** An area on a drawn map, a camera and the detail wanted: how high, how long, how many pictures. */
export default demoIsland<Labels>('ink', function FlightPlanner(props) {
  const { labels } = props
  const flight = useFlightPlan(props)
  const { demo, camera, units } = flight
  const figures = flightFigures(flight)
  const warnings = warningsOf(flight)
  return {
    demo,
    figures: { ...figures, warnings: warnings.join('\n') },
    picture: (
      <>
        <SurveyMap flight={flight} />
        <CornerControls flight={flight} />
        <Warnings none={labels.warnings.none} warnings={warnings} />
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
        <QuantityField
          {...demo.number('detail')}
          format={units.centimetres}
          unit={labels.detailUnit}
        />
        <QuantityField {...demo.number('along')} />
        <QuantityField {...demo.number('between')} />
        <TypedArea flight={flight} />
        <TakeAlong flight={flight} />
      </>
    ),
    actions: (
      <Action onClick={() => printAlone(document.getElementById(demo.name))}>{labels.print}</Action>
    ),
  }
})
