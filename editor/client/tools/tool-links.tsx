import { TOOLS, type Tool } from './tools.ts'
import './tools.css'

type ToolLinksProps = { open: Tool | undefined; onOpen: (tool: Tool) => void }

/** The links above the list of files. */
export function ToolLinks({ open, onOpen }: ToolLinksProps) {
  return (
    <ul className="tools">
      {Object.entries(TOOLS).map(([name, label]) => (
        <li key={name}>
          <a
            href={`#${name}`}
            aria-current={open === name ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onOpen(name as Tool)
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
