import type { DragEvent } from 'react'

/** Lets entries of a list be dragged onto each other. @param list a name that no other list has @param id of this entry @param onDrop called with the id of the entry that is dropped on this one */
export function draggable(list: string, id: string | number, onDrop: (dropped: string) => void) {
  const type = `application/x-${list}`.toLowerCase()
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type)
  return {
    source: {
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        dataTransfer.setData(type, `${id}`)
        dataTransfer.setDragImage(currentTarget.closest('li') ?? currentTarget, 10, 10)
      },
    },
    target: {
      onDragOver: (event: DragEvent) => isOurs(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!isOurs(event)) return
        event.preventDefault()
        onDrop(event.dataTransfer.getData(type))
      },
    },
  }
}
