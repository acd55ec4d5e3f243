import { type DragEvent, type ReactNode, useState } from 'react'

type DropZoneProps = { onFile: (file: File) => void; children: ReactNode }

/** Takes a file that is dropped on it. A button or a file input elsewhere does the same. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file input does the same by keyboard
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => setIsOver(accept(event))}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsOver(currentTarget.contains(relatedTarget as Node | null))
      }
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        setIsOver(false)
        if (accept(event) && file) onFile(file)
      }}
    >
      {children}
    </div>
  )
}
