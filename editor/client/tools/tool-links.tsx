import { TOOLS, type Tool } from './tools.ts'
import './tools.css'

/** The links above the list of files. */
export function ToolLinks({ open }: { open: Tool | undefined }) {
  return (
    <ul className="tools">
      {Object.entries(TOOLS).map(([name, label]) => (
        <li key={name}>
          <a href={`#${name}`} aria-current={open === name ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
