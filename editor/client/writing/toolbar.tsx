import { type ComponentType, type KeyboardEvent, useState } from 'react'

export type Tool = {
  label: string
  Icon?: ComponentType<{ 'aria-hidden': true }>
  keys?: string
  isOn?: boolean
  run: () => void
}

type ToolbarProps = { controls: string; tools: Tool[] }

/** The toolbar pattern of the ARIA practices: one stop of the Tab key, arrow keys within. */
export function Toolbar({ controls, tools }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1
    const next = {
      ArrowRight: current < last ? current + 1 : 0,
      ArrowLeft: current > 0 ? current - 1 : last,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="toolbar"
      onKeyDown={move}
    >
      {tools.map(({ label, Icon, keys, isOn, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-pressed={isOn}
          title={keys ? `${label} (${keys})` : label}
          tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={run}
        >
          {Icon ? <Icon aria-hidden /> : label}
        </button>
      ))}
    </div>
  )
}
