import { type Editor, editorViewCtx } from '@milkdown/core'
import type { Node, ResolvedPos } from '@milkdown/prose/model'
import { NodeSelection, Selection } from '@milkdown/prose/state'
import type { EditorView } from '@milkdown/prose/view'
import { useState } from 'react'
import type { Path } from '../../../model/content-issue.ts'
import { EntryDialog } from '../entry-dialog.tsx'
import { Fields } from '../form/object-field.tsx'
import { LabelledField } from '../labelled-field.tsx'
import { withAt } from '../store.ts'

const link = {
  type: 'string',
  title: 'Address',
  description: 'A page of the site, #heading, https://…, mailto:… or tel:…',
  reference: 'pages',
}
const LINK = { properties: { link } }

const alt = { type: 'string', title: 'Description' }
const picture = { type: 'object', editor: 'picture', title: 'Picture', properties: { alt } }
const PICTURE = { properties: { picture }, required: ['picture'] }

type WriterDialogProps = { editor: Editor; path: Path; onClose: () => void }

/** Inserts a block and a paragraph for what follows, in place of an empty paragraph or after the cursor's block. */
export function insertBlock({ state, dispatch }: EditorView, block: Node): void {
  const { $from } = state.selection
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
  const after = $from.depth ? $from.after(1) : $from.pos
  const place = isEmpty ? $from.before(1) : after
  const tr = state.tr.replaceWith(place, after, [block, state.schema.node('paragraph')])
  const next = tr.doc.resolve(block.type.name === 'table' ? place : place + block.nodeSize)
  dispatch(tr.setSelection(Selection.near(next)).scrollIntoView())
}

/** The link around the cursor: its mark, and its range. */
function linkAround($from: ResolvedPos) {
  const mark = $from.marks().find(({ type }) => type.name === 'link')
  const isLinked = (index: number) => !!mark?.isInSet($from.parent.maybeChild(index)?.marks ?? [])
  let from = $from.pos - $from.textOffset
  let to = from
  for (let index = $from.index(); isLinked(index); index++) to += $from.parent.child(index).nodeSize
  for (let index = $from.index() - 1; isLinked(index); index--)
    from -= $from.parent.child(index).nodeSize
  return mark && { href: String(mark.attrs.href), from, to }
}

/** Links the selected words, or else its address; an empty address removes the link. */
function LinkDialog({ editor, path, onClose }: WriterDialogProps) {
  const view = editor.ctx.get(editorViewCtx)
  const { selection, schema, tr } = view.state
  const known = linkAround(selection.$from)
  const [href, setHref] = useState<string | undefined>(known?.href)
  const { from, to } = selection.empty && known ? known : selection
  const type = schema.marks.link
  const insert = async () => {
    if (!type) return
    if (from === to && href) tr.insertText(href, from)
    const end = tr.mapping.map(to)
    tr.removeMark(from, end, type)
    if (href) tr.addMark(from, end, type.create({ href }))
    view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)))
  }
  return (
    <EntryDialog title="Link" action="Set the link" onDone={insert} onClose={onClose}>
      <Fields
        schema={LINK}
        path={path}
        value={{ link: href }}
        onChange={(value) => setHref(value as string | undefined)}
      />
    </EntryDialog>
  )
}

/** A new picture after the paragraph of the cursor, or other values for the selected one. */
function PictureDialog({ editor, path, onClose }: WriterDialogProps) {
  const view = editor.ctx.get(editorViewCtx)
  const { selection, schema, tr } = view.state
  const chosen =
    selection instanceof NodeSelection && selection.node.type.name === 'image'
      ? selection.node.attrs
      : undefined
  const { src = '', alt = '', title = '' } = chosen ?? {}
  const [{ picture }, setValues] = useState({ picture: { name: src, alt } })
  const [caption, setCaption] = useState(title)
  const insert = async () => {
    const attrs = { src: picture.name, alt: picture.alt, title: caption }
    if (chosen) view.dispatch(tr.setNodeMarkup(selection.from, null, attrs))
    else insertBlock(view, schema.node('paragraph', null, schema.node('image', attrs)))
  }
  return (
    <EntryDialog
      title="Picture"
      action={picture.name && 'Put it into the text'}
      onDone={insert}
      onClose={onClose}
    >
      <Fields
        schema={PICTURE}
        path={path}
        value={{ picture }}
        onChange={(value, at) => setValues(withAt({ picture }, at.slice(path.length), value))}
      />
      <LabelledField label="Caption" value={caption} onChange={setCaption} />
    </EntryDialog>
  )
}

export const dialogs = { link: LinkDialog, picture: PictureDialog }
