import { fillIn } from '../../../contract/fill-in.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { QuantityField } from '../frame/quantity-field.tsx'
import { TakeAlong } from './take-along.tsx'
import { TypedArea } from './typed-area.tsx'
import type { Flight } from './use-flight-plan.ts'

/** Camera, detail and overlaps; the area by figures; the lines as files. */
export function PlannerFields({ flight }: { flight: Flight }) {
  const { demo, camera, units } = flight
  const { labels } = demo
  return (
    <>
      <ChoiceField
        id="flight-planner-camera"
        label={labels.cameraLabel}
        hint={fillIn(labels.cameraSource, { source: camera.source })}
        options={labels.cameras.map(({ name }, index) => ({ value: String(index), label: name }))}
        value={String(demo.values.camera)}
        onValue={(camera) => demo.set({ camera: Number(camera) })}
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
  )
}
