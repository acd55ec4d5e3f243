import { type ReactNode, useState } from 'react'
import Grip from '~icons/lucide/grip-vertical'
import { copyBlock } from '../block-chooser.tsx'
import { draggable } from '../draggable.ts'
import { EntryButtons } from '../entry-buttons.tsx'
import { entryTitle } from '../entry-title.ts'
import { idOf } from '../focus-field.ts'
import { set } from '../store.ts'
import type { FieldProps } from './field-props.ts'

type Block = { block?: string; hidden?: boolean }

type ListEntryProps = FieldProps<Block> & {
  /** The position of the last entry of its list. */
  last: number
  /** Moves an entry; to nowhere, it removes it. */
  onMove: (from: number, to?: number) => void
  /** Asks for a block below it. */
  onAdd: () => void
  onDuplicate: (() => void) | false
  children: ReactNode
}

/** An entry of a list: folded under its title if it has fields of its own. Its grip can be dragged. */
export function ListEntry(props: ListEntryProps) {
  const { schema, path, value: data, last, onChange, onMove, onAdd, onDuplicate, children } = props
  const index = Number(path.at(-1))
  const id = idOf(path)
  const named = entryTitle(data, schema)
  const title = named || `${index + 1}`
  /** Fields are rendered when they are opened: a browser reads all that there are on each key. */
  const [isOpen, setIsOpen] = useState(!named)
  const hide = () => {
    const { hidden, ...block } = data ?? {}
    onChange(hidden ? block : { ...block, hidden: true }, path)
  }
  const remove = () => onMove(index)
  const copy = () => {
    copyBlock(data)
    set({ notice: 'Copied. “Add below” and “Add” can paste it, also on other pages.' })
  }
  const acts = {
    'Move up': index > 0 && (() => onMove(index, index - 1)),
    'Move down': index < last && (() => onMove(index, index + 1)),
    ...(data?.block && { 'Add below': onAdd, Hide: hide, Copy: copy }),
    Duplicate: onDuplicate,
    Remove: remove,
  }
  const drag = draggable(idOf(path.slice(0, -1)), index, (from) => onMove(Number(from), index))
  return (
    <li className={data?.block ? 'entry block' : 'entry'} {...drag.target}>
      <span className="grip" {...drag.source}>
        <Grip aria-hidden="true" />
      </span>
      {schema.type === 'object' || schema.oneOf ? (
        <details
          id={id}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>
            {data?.hidden && <small>Hidden</small>} {title}
          </summary>
          {isOpen && children}
        </details>
      ) : (
        children
      )}
      <EntryButtons title={title} acts={acts} isHidden={data?.hidden} />
    </li>
  )
}
