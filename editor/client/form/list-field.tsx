import { type ReactNode, useContext, useRef, useState } from 'react'
import Grip from '~icons/lucide/grip-vertical'
import Plus from '~icons/lucide/plus'
import { entryTitle } from '../../../model/form/form-fields.ts'
import { blank } from '../../blank.ts'
import { BlockChooser, copyBlock } from '../block-chooser.tsx'
import { Button } from '../button.tsx'
import { draggable } from '../draggable.ts'
import { EntryButtons } from '../entry-buttons.tsx'
import { focusField, idOf } from '../focus-field.ts'
import { PictureInput } from '../pictures/upload-dialog.tsx'
import { set, withAt } from '../store.ts'
import { type FieldProps, FormContext, labelOf } from './field-props.ts'
import { RedirectList } from './redirect-list.tsx'

/** The entries with one of them at another place, or without it. */
function moved<One>(all: One[], from: number, to?: number): One[] {
  const others = all.toSpliced(from, 1)
  return to === undefined ? others : others.toSpliced(to, 0, ...all.slice(from, from + 1))
}

let lastKey = 0

/** A list with its heading, the number of its entries, and a button that adds one. */
export function ListField(props: FieldProps<unknown[]>) {
  const { schema, path, required, onChange } = props
  const { Field, references } = useContext(FormContext)
  const { items = {}, description, editor, maxItems = Number.POSITIVE_INFINITY } = schema
  const isFixed = Array.isArray(items)
  const entries = Array.isArray(props.value) ? props.value : []
  // The number and order of some entries are fixed, such as of both ends of a period.
  const value = isFixed ? items.map((_, at) => entries[at] ?? undefined) : entries
  const [addsAt, setAddsAt] = useState<number>()
  /** What is unfolded stays so when it is moved. */
  const keys = useRef<number[]>([])
  while (keys.current.length < value.length) keys.current.push(++lastKey)
  // An optional list that becomes empty is left out of the file.
  const put = (all: unknown[]) => onChange(all.length > 0 || required ? all : undefined, path)
  const putFixed: typeof onChange = (changed, at) => {
    const all = withAt(value, at.slice(path.length), changed)
    put(required || all.some((one) => (one ?? '') !== '') ? all : [])
  }
  const insert = (at: number, one: unknown) => {
    keys.current = keys.current.toSpliced(at, 0, ++lastKey)
    put(value.toSpliced(at, 0, one))
  }
  const move = (from: number, to?: number) => {
    keys.current = moved(keys.current, from, to)
    put(moved(value, from, to))
    if (to !== undefined) set({ notice: `Moved to place ${to + 1} of ${value.length}.` })
  }
  const add = (at: number, one: unknown) => {
    insert(at, one)
    focusField([...path, at])
  }
  const addPicture = (name: string, alt: string) => {
    const isTaken = value.some((one) => Object(one).id === name)
    const id = isTaken ? `${name}-${value.length + 1}` : name
    add(value.length, { caption: '', id, tag: references.tags?.[0]?.value, picture: { name, alt } })
  }
  const title = labelOf(props)
  const isOfBlocks = editor === 'blocks'
  return (
    <fieldset className="group list" id={idOf(path)}>
      <legend>
        {title} <small>{(!isFixed && value.length) || ''}</small>
        {!required && <small> optional</small>}
      </legend>
      {description && <p className="help">{description}</p>}
      {value.length > 0 && (
        <ol>
          {value.map((one, index) => {
            const field = {
              schema: (isFixed ? items[index] : items) ?? {},
              path: [...path, index],
              value: one as never,
              required: !isFixed || required || entries.length > 0,
              onChange: isFixed ? putFixed : onChange,
            }
            const content = <Field {...field} />
            if (isFixed) return <li key={field.path.join()}>{content}</li>
            return (
              <ListEntry
                key={keys.current[index]}
                {...field}
                last={value.length - 1}
                onMove={move}
                onAdd={() => setAddsAt(index + 1)}
                onDuplicate={value.length < maxItems && (() => insert(index + 1, one))}
              >
                {content}
              </ListEntry>
            )
          })}
        </ol>
      )}
      {isOfBlocks && value.length === 0 && <p>There is none yet. Add the first one.</p>}
      {!isFixed && value.length < maxItems && (
        <Button
          aria-label={`Add to “${title}”`}
          onClick={() => (isOfBlocks ? setAddsAt(value.length) : add(value.length, blank(items)))}
        >
          <Plus aria-hidden="true" /> Add
        </Button>
      )}
      {editor === 'gallery' && (
        <PictureInput className="quiet" ratio={[1, 1]} hasAlt onDone={addPicture}>
          <Plus aria-hidden="true" /> Upload a picture to the gallery
        </PictureInput>
      )}
      {editor === 'redirects' && <RedirectList known={value as never} onTake={put} />}
      {addsAt !== undefined && !isFixed && (
        <BlockChooser
          schema={items}
          onChoose={(block) => add(addsAt, block)}
          onClose={() => setAddsAt(undefined)}
        />
      )}
    </fieldset>
  )
}

type Block = { block?: string; hidden?: boolean }

type ListEntryProps = FieldProps<Block> & {
  last: number
  /** Moves an entry; to nowhere, it removes it. */
  onMove: (from: number, to?: number) => void
  onAdd: () => void
  onDuplicate: (() => void) | false
  children: ReactNode
}

/** An entry of a list: folded under its title if it has fields of its own. Its grip can be dragged. */
function ListEntry(props: ListEntryProps) {
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
