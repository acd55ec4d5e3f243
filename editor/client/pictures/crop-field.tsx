import type { PointerEvent } from 'react'
import { between, type Crop, type Focus, MOST_ZOOM, type Size } from '../../crop.ts'
import './crop-field.css'

type Props = { src: string; size: Size; crop: Crop; focus: Focus; onChange: (focus: Focus) => void }

const percent = (part: number) => `${part * 100}%`

/** The crop of a picture: a click or a drag sets the point that matters, sliders do the same by keyboard, and zoom. */
export function CropField({ src, size, crop, focus, onChange }: Props) {
  const { width, height } = size
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      ...focus,
      x: between(0, (clientX - box.left) / box.width, 1),
      y: between(0, (clientY - box.top) / box.height, 1),
    })
  }
  // The point is the middle of the crop, so it moves where the crop can.
  const around = (part: number) => ({ min: part / 2, max: 1 - part / 2, disabled: part > 0.99 })
  const sliders = {
    'Left to right': { ...around(crop.width / width), key: 'x', value: focus.x },
    // The up arrow raises the value of a slider, so this one counts from the bottom.
    'Down to up': { ...around(crop.height / height), key: 'y', value: 1 - focus.y },
    Zoom: { min: 1, max: MOST_ZOOM, step: 0.1, key: 'zoom', value: focus.zoom },
  }
  return (
    <fieldset className="crop">
      <legend>Which part is shown</legend>
      <p className="help">Click what matters, or drag the frame. The frame stays around it.</p>
      <div
        className="crop-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && point(event)}
      >
        <img src={src} alt="" draggable={false} />
        <span
          className="crop-frame"
          style={{
            left: percent(crop.left / width),
            top: percent(crop.top / height),
            width: percent(crop.width / width),
            height: percent(crop.height / height),
          }}
        />
      </div>
      <div>
        {Object.entries(sliders).map(([label, { key, ...range }]) => (
          <label key={key} className="check">
            {label}
            <input
              type="range"
              step={0.01}
              {...range}
              onChange={({ target: { valueAsNumber } }) =>
                onChange({ ...focus, [key]: key === 'y' ? 1 - valueAsNumber : valueAsNumber })
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
