import { useId } from 'react'

const SHAPES: Record<string, number> = {
  'Wide, 16 : 9': 16 / 9,
  '4 : 3': 4 / 3,
  Square: 1,
  'Tall, 3 : 4': 3 / 4,
}

type ShapeProps = {
  /** Width to height; undefined for the picture's own. */
  shape: number | undefined
  onChange: (shape: number | undefined) => void
}

/** Chooses the aspect ratio of a picture whose place does not prescribe one. */
export function Shape({ shape, onChange }: ShapeProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Shape</label>
      <select
        id={id}
        value={shape ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || undefined)}
      >
        <option value="">As it is</option>
        {Object.entries(SHAPES).map(([label, value]) => (
          <option key={label} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
