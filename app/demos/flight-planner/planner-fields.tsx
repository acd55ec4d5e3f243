import { fillIn } from '../../../contract/fill-in.ts'
import type { FlightPlannerWords } from '../../../schemas/demos/flight-planner.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import type { unitsIn } from './flight-figures.ts'
import type { Plan } from './plan-files.ts'
import { TakeAlong } from './take-along.tsx'
import { TypedArea } from './typed-area.tsx'
import type { UsedFlightPlan } from './use-flight-plan.ts'

type PlannerFieldsProps = {
  words: FlightPlannerWords
  used: UsedFlightPlan
  units: ReturnType<typeof unitsIn>
  percent: (share: number) => string
  /** For the files. */
  plan: Omit<Plan, 'name'>
}

const QUANTITIES = ['detail', 'along', 'between'] as const

/** Camera, detail and overlaps; the area by figures; the lines as files. */
export function PlannerFields(props: PlannerFieldsProps) {
  const { words, used, units, percent, plan } = props
  const { demo } = used
  return (
    <>
      <ChoiceField
        id="flight-planner-camera"
        label={words.cameraLabel}
        hint={fillIn(words.cameraSource, { source: used.camera.source })}
        options={words.cameras.map(({ name }, index) => ({ value: String(index), label: name }))}
        value={String(words.cameras.indexOf(used.camera))}
        onValue={(camera) => demo.set({ camera: Number(camera) })}
      />
      {QUANTITIES.map((key) => (
        <QuantityField
          key={key}
          {...demo.number(key)}
          format={key === 'detail' ? units.centimetres : (value) => percent(value / 100)}
          unit={key === 'detail' ? words.detailUnit : '%'}
        />
      ))}
      <TypedArea words={words.typing} used={used} hectares={units.hectares} metres={units.metres} />
      <TakeAlong
        words={words.files}
        place={demo.values.place}
        onPlace={(place) => demo.set({ place })}
        plan={plan}
      />
    </>
  )
}
