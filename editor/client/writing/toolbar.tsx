import type { ComponentType, KeyboardEvent } from 'react'

export type Tool = {
  label: string
  Icon?: ComponentType<{ 'aria-hidden': true }>
  keys?: string
  isOn?: boolean
  run: () => void
}

type ToolbarProps = { controls: string; tools: Tool[] }

/** The toolbar pattern of the ARIA practices: the Tab key reaches its first button, arrow keys the others. */
export function Toolbar({ controls, tools }: ToolbarProps) {
  const move = (event: KeyboardEvent) => {
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'))
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowRight: (at + 1) % tools.length, ArrowLeft: at - 1, Home: 0, End: -1 }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    buttons.at(next)?.focus()
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
          tabIndex={index === 0 ? 0 : -1}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {Icon ? <Icon aria-hidden /> : label}
        </button>
      ))}
    </div>
  )
}
