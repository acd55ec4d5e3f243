import { fillIn } from '../../../../contract/fill-in.ts'
import type { CommonPieceWords } from '../../../../schemas/demonstrations/common.ts'
import type { FlightPlannerWords } from '../../../../schemas/demonstrations/flight-planner.ts'
import { ChoiceField } from '../choice-field.tsx'
import { QuantityField } from '../quantity-field.tsx'
import type { unitsIn } from './flight-figures.ts'
import type { Plan } from './plan-files.ts'
import { TakeAlong } from './take-along.tsx'
import { TypedArea } from './typed-area.tsx'
import type { UsedFlightPlan } from './use-flight-plan.ts'

type PlannerFieldsProps = {
  piece: string
  words: FlightPlannerWords
  used: UsedFlightPlan
  units: ReturnType<typeof unitsIn>
  percent: (share: number) => string
  /** For the files. */
  plan: Omit<Plan, 'name'>
  common: CommonPieceWords
  language: string
}

const QUANTITIES = ['detail', 'along', 'between'] as const

/** Camera, detail and overlaps; the area by figures; the lines as files. */
export function PlannerFields(props: PlannerFieldsProps) {
  const { piece, words, used, units, percent, plan, common, language } = props
  const { stand, change } = used.course
  return (
    <>
      <ChoiceField
        id={`${piece}-camera`}
        label={words.cameraLabel}
        hint={fillIn(words.cameraSource, { source: used.camera.source })}
        options={words.cameras.map(({ name }, index) => ({ value: String(index), label: name }))}
        value={String(words.cameras.indexOf(used.camera))}
        onValue={(camera) => change({ camera })}
      />
      {QUANTITIES.map((key) => (
        <QuantityField
          key={key}
          id={`${piece}-${key}`}
          quantity={words[key]}
          text={stand[key]}
          inUse={used.inUse[key]}
          onText={(text) => change({ [key]: text })}
          format={key === 'detail' ? units.centimetres : (value) => percent(value / 100)}
          unit={key === 'detail' ? words.detailUnit : '%'}
          common={common}
          language={language}
        />
      ))}
      <TypedArea
        piece={piece}
        words={words.typing}
        used={used}
        hectares={units.hectares}
        metres={units.metres}
        common={common}
        language={language}
      />
      <TakeAlong
        piece={piece}
        words={words.files}
        place={stand.place}
        onPlace={(place) => change({ place })}
        plan={plan}
      />
    </>
  )
}
