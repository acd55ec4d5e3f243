import { fillIn } from '../../../contract/fill-in.ts'
import type { FlightPlannerLabels } from '../../../schemas/demos/flight-planner.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import type { unitsIn } from './flight-figures.ts'
import type { Plan } from './plan-files.ts'
import { TakeAlong } from './take-along.tsx'
import { TypedArea } from './typed-area.tsx'
import type { UsedFlightPlan } from './use-flight-plan.ts'

type PlannerFieldsProps = {
  labels: FlightPlannerLabels
  used: UsedFlightPlan
  units: ReturnType<typeof unitsIn>
  percent: (share: number) => string
  /** For the files. */
  plan: Omit<Plan, 'name'>
}

const QUANTITIES = ['detail', 'along', 'between'] as const

/** Camera, detail and overlaps; the area by figures; the lines as files. */
export function PlannerFields(props: PlannerFieldsProps) {
  const { labels, used, units, percent, plan } = props
  const { demo } = used
  return (
    <>
      <ChoiceField
        id="flight-planner-camera"
        label={labels.cameraLabel}
        hint={fillIn(labels.cameraSource, { source: used.camera.source })}
        options={labels.cameras.map(({ name }, index) => ({ value: String(index), label: name }))}
        value={String(labels.cameras.indexOf(used.camera))}
        onValue={(camera) => demo.set({ camera: Number(camera) })}
      />
      {QUANTITIES.map((key) => (
        <QuantityField
          key={key}
          {...demo.number(key)}
          format={key === 'detail' ? units.centimetres : (value) => percent(value / 100)}
          unit={key === 'detail' ? labels.detailUnit : '%'}
        />
      ))}
      <TypedArea
        labels={labels.typing}
        used={used}
        hectares={units.hectares}
        metres={units.metres}
      />
      <TakeAlong
        labels={labels.files}
        place={demo.values.place}
        onPlace={(place) => demo.set({ place })}
        plan={plan}
      />
    </>
  )
}
