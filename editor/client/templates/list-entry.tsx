import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { type DragEvent, useContext, useRef, useState } from 'react'
import Grip from '~icons/lucide/grip-vertical'
import { MoveEntry } from '../fields/list-field.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { entryTitle } from './entry-title.ts'

/** The data type that marks a drag of an entry; its value is the position and the list. */
const DRAGGED = 'application/x-entry'

/** An entry of a list: folded under its title if it has fields of its own. Its grip can be dragged. */
export function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, schema, registry } = props
  const move = useContext(MoveEntry)
  const entry = useRef<HTMLLIElement>(null)
  const list = buttonsProps.fieldPathId.path.slice(0, -1).join('.')
  const isGroup = schema.type === 'object' || schema.oneOf !== undefined
  const data = (children as { props?: { formData?: unknown } }).props?.formData
  const named = entryTitle(data, registry)
  const title = named || `${index + 1}`
  const [isNew] = useState(!named)
  const acts = {
    'Move up': buttonsProps.hasMoveUp && buttonsProps.onMoveUpItem,
    'Move down': buttonsProps.hasMoveDown && buttonsProps.onMoveDownItem,
    Duplicate: buttonsProps.hasCopy && buttonsProps.onCopyItem,
    Remove: buttonsProps.hasRemove && buttonsProps.onRemoveItem,
  }
  // Their number and order are fixed, such as those of the cells of a row.
  if (!Object.values(acts).some(Boolean)) return <li>{children}</li>
  const drop = (event: DragEvent) => {
    const [from = '', theirs] = event.dataTransfer.getData(DRAGGED).split('|')
    if (theirs !== list) return
    event.preventDefault()
    event.stopPropagation()
    move(Number(from), index)
  }
  const grip = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same by keyboard
    <span
      className="grip"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, `${index}|${list}`)
        event.dataTransfer.effectAllowed = 'move'
        if (entry.current) event.dataTransfer.setDragImage(entry.current, 10, 10)
      }}
    >
      <Grip aria-hidden="true" />
    </span>
  )
  return (
    <li
      ref={entry}
      className="entry"
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
    >
      {grip}
      {isGroup ? (
        <details open={isNew}>
          <summary>{title}</summary>
          {children}
        </details>
      ) : (
        children
      )}
      <EntryButtons title={title} acts={acts} />
    </li>
  )
}
