import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { FlightPlannerLabels } from '../../../schemas/demos/flight-planner.ts'
import { Action } from '../frame/actions.tsx'
import { percentIn } from '../frame/amounts.ts'
import { Demo } from '../frame/demo.tsx'
import { printDemo } from '../frame/print-demo.ts'
import type { DemoProps } from '../frame/types.ts'
import { CornerControls } from './corner-controls.tsx'
import { UNITS } from './corners.ts'
import { flightFigures, unitsIn } from './flight-figures.ts'
import { PlannerFields } from './planner-fields.tsx'
import { SurveyMap } from './survey-map.tsx'
import { MAP_RATIO } from './terrain.ts'
import { useFlightPlan } from './use-flight-plan.ts'
import { Warnings } from './warnings.tsx'

/** An area on a drawn map, a camera and the detail wanted: how high, how long, how many pictures. */
export function FlightPlanner(props: DemoProps<FlightPlannerLabels>) {
  const { labels, language } = props
  const used = useFlightPlan(props)
  const { demo, corners, plan, unit } = used
  const [picked, setPicked] = useState(0)
  const chosen = Math.min(picked, corners.length - 1)
  const units = unitsIn(language, labels.units)
  const { warned, ...figures } = flightFigures(used, labels, language)
  const cornerName = (index: number) =>
    fillIn(labels.map.corner, { number: index + 1, count: corners.length })
  const warnings = plan.warnings.map((warning) => fillIn(labels.warnings[warning], warned))
  const { place } = demo.values
  const sent = [
    fillIn(labels.sent, figures),
    ...(place.trim() ? [fillIn(labels.sentPlace, { place: place.trim() })] : []),
    ...warnings,
  ].join('\n')

  // Files have the middle of the map for their origin.
  const fromMiddle = ({ x, y }: { x: number; y: number }) => ({
    x: x - (UNITS / 2) * unit,
    y: y - (UNITS / 2) * MAP_RATIO * unit,
  })
  return (
    <Demo
      demo={demo}
      figures={figures}
      picture={
        <>
          <SurveyMap
            label={fillIn(labels.map.label, { hectares: figures.area })}
            area={figures.area}
            corners={corners}
            plan={plan}
            unit={unit}
            chosen={chosen}
            cornerName={cornerName}
            metres={units.metres}
            onChoose={setPicked}
            onMove={used.moveCorner}
          />
          <CornerControls
            labels={labels.map}
            used={used}
            chosen={chosen}
            name={cornerName(chosen)}
            onChoose={setPicked}
          />
          <Warnings labels={labels.warnings} plan={plan} figures={warned} />
        </>
      }
      fields={
        <PlannerFields
          labels={labels}
          used={used}
          units={units}
          percent={percentIn(language)}
          plan={{
            corners: used.inMetres.map(fromMiddle),
            lines: plan.lines.map(({ from, to }) => ({
              from: fromMiddle(from),
              to: fromMiddle(to),
            })),
            height: Math.round(plan.height),
          }}
        />
      }
      told={[fillIn(labels.announcement, figures), ...warnings].join(' ')}
      sent={sent}
      actions={<Action onClick={() => printDemo(demo.name)}>{labels.print}</Action>}
    />
  )
}
