import type { PointerEvent } from 'react'
import { between, type Crop, type Focus, MOST_ZOOM } from '../../crop.ts'
import type { Upload } from '../../protocol.ts'
import './crop-field.css'

type CropFieldProps = { upload: Upload; crop: Crop; focus: Focus; onChange: (focus: Focus) => void }

const percent = (part: number) => `${part * 100}%`

/** The crop of a picture: a click or a drag sets the point that matters, sliders do the same by keyboard, and zoom. */
export function CropField({ upload, crop, focus, onChange }: CropFieldProps) {
  const { width, height, preview } = upload
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      ...focus,
      x: between(0, (clientX - box.left) / box.width, 1),
      y: between(0, (clientY - box.top) / box.height, 1),
    })
  }
  /** Around half of the crop: any closer to an edge, the point would no longer be in its middle. */
  const range = (part: number) => ({
    min: Math.round(part * 50),
    max: Math.round(100 - part * 50),
    disabled: part > 0.99,
  })
  const sliders = {
    'Left to right': {
      ...range(crop.width / width),
      value: Math.round(focus.x * 100),
      set: (x: number) => ({ x: x / 100 }),
    },
    // The up arrow raises the value of a slider, so this one counts from the bottom.
    'Down to up': {
      ...range(crop.height / height),
      value: Math.round(100 - focus.y * 100),
      set: (up: number) => ({ y: 1 - up / 100 }),
    },
    Zoom: {
      min: 1,
      max: MOST_ZOOM,
      step: 0.1,
      value: focus.zoom,
      set: (zoom: number) => ({ zoom }),
    },
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
        <img src={preview} alt="" draggable={false} />
        <span
          className="crop-frame"
          style={{
            left: percent(crop.left / width),
            top: percent(crop.top / height),
            width: percent(crop.width / width),
            height: percent(crop.height / height),
          }}
        />
        <span className="crop-point" style={{ left: percent(focus.x), top: percent(focus.y) }} />
      </div>
      <div className="crop-sliders">
        {Object.entries(sliders).map(([label, { set, ...range }]) => (
          <label key={label}>
            {label}
            <input
              type="range"
              {...range}
              onChange={({ target }) => onChange({ ...focus, ...set(target.valueAsNumber) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
