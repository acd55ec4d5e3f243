import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { type DragEvent, useContext, useRef, useState } from 'react'
import Grip from '~icons/lucide/grip-vertical'
import { BlockChooser, copyBlock } from '../block-chooser.tsx'
import { ChangeList } from '../fields/list-field.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { entryTitle } from './entry-title.ts'

/** The data type that marks a drag of an entry; its value is the position and the list. */
const DRAGGED = 'application/x-entry'

type Block = { block?: string; hidden?: boolean }

/** An entry of a list: folded under its title if it has fields of its own. Its grip can be dragged. */
export function ListEntry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, schema } = props
  const change = useContext(ChangeList)
  const entry = useRef<HTMLLIElement>(null)
  const { $id, path } = buttonsProps.fieldPathId
  const list = path.slice(0, -1)
  const isGroup = schema.type === 'object' || schema.oneOf !== undefined
  const { formData: data } = (children as { props: { formData?: Block } }).props
  const named = entryTitle(data, schema)
  const title = named || `${index + 1}`
  /** Fields are rendered when they are opened: a browser reads all that there are on each key. */
  const [isOpen, setIsOpen] = useState(!named)
  const [isAdding, setIsAdding] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const hide = () => {
    const { hidden, ...block } = data ?? {}
    change((all) => all.with(index, hidden ? block : { ...block, hidden: true }))
  }
  const copy = () => {
    copyBlock(data)
    setIsCopied(true)
  }
  const acts = {
    'Move up': buttonsProps.hasMoveUp && buttonsProps.onMoveUpItem,
    'Move down': buttonsProps.hasMoveDown && buttonsProps.onMoveDownItem,
    ...(data?.block && {
      'Add below': () => setIsAdding(true),
      Hide: hide,
      Copy: copy,
    }),
    Duplicate: buttonsProps.hasCopy && buttonsProps.onCopyItem,
    Remove: buttonsProps.hasRemove && buttonsProps.onRemoveItem,
  }
  // Their number and order are fixed, such as those of the cells of a row.
  if (!Object.values(acts).some(Boolean)) return <li>{children}</li>
  const drop = (event: DragEvent) => {
    const [from = '', theirs] = event.dataTransfer.getData(DRAGGED).split('|')
    if (theirs !== `${list}`) return
    event.preventDefault()
    event.stopPropagation()
    change((all) => all.toSpliced(Number(from), 1).toSpliced(index, 0, all[Number(from)]))
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
      className={data?.block ? 'entry block' : 'entry'}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
    >
      {grip}
      {isGroup ? (
        <details
          id={$id}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>
            {data?.hidden && <span className="mark">Hidden</span>} {title}
          </summary>
          {isOpen && children}
        </details>
      ) : (
        children
      )}
      <EntryButtons title={title} acts={acts} isHidden={data?.hidden} />
      {isCopied && (
        <p role="status" className="help">
          Copied. “Add below” and “Add” can paste it, also on other pages.
        </p>
      )}
      {isAdding && (
        <BlockChooser
          schema={schema}
          path={[...list, index + 1]}
          onClose={() => setIsAdding(false)}
        />
      )}
    </li>
  )
}
