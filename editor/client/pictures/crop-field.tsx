import { type PointerEvent, useId } from 'react'
import { type Crop, type Focus, MOST_ZOOM } from '../../crop.ts'
import type { Upload } from '../../protocol.ts'
import './crop-field.css'

type CropFieldProps = {
  upload: Upload
  crop: Crop
  focus: Focus
  onChange: (focus: Focus) => void
}

const percent = (part: number) => `${part * 100}%`
const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/**
 * The crop of a picture: a click or a drag sets the point that matters, sliders do the same by keyboard,
 * and + and - zoom.
 */
export function CropField({ upload, crop, focus, onChange }: CropFieldProps) {
  const { width, height, preview } = upload
  const id = useId()
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      ...focus,
      x: between(0, (clientX - box.left) / box.width, 1),
      y: between(0, (clientY - box.top) / box.height, 1),
    })
  }
  const zoom = (by: number) =>
    onChange({ ...focus, zoom: between(1, Math.round((focus.zoom + by) * 10) / 10, MOST_ZOOM) })
  /** Half the size of the crop: any closer to an edge, the point would no longer be in its middle. */
  const half = { x: crop.width / 2 / width, y: crop.height / 2 / height }
  const sliders = [
    { label: 'Left to right', value: focus.x, half: half.x, set: (x: number) => ({ x }) },
    // The up arrow raises the value of a slider, so this one counts from the bottom.
    { label: 'Down to up', value: 1 - focus.y, half: half.y, set: (up: number) => ({ y: 1 - up }) },
  ]
  return (
    <fieldset
      className="crop"
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') zoom(0.1)
        if (key === '-') zoom(-0.1)
      }}
    >
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
        {sliders.map(({ label, value, half, set }) => (
          <div key={label}>
            <label htmlFor={`${id}${label}`}>{label}</label>
            <input
              id={`${id}${label}`}
              type="range"
              min={Math.round(half * 100)}
              max={Math.round((1 - half) * 100)}
              disabled={half > 0.495}
              value={Math.round(value * 100)}
              onChange={({ target }) => onChange({ ...focus, ...set(Number(target.value) / 100) })}
            />
          </div>
        ))}
        <div>
          <label htmlFor={`${id}zoom`}>Zoom</label>
          <input
            id={`${id}zoom`}
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={focus.zoom}
            onChange={({ target }) => onChange({ ...focus, zoom: Number(target.value) })}
          />
        </div>
      </div>
    </fieldset>
  )
}
