import { type Editor, editorViewCtx } from '@milkdown/core'
import { addRowAfterCommand, createTable } from '@milkdown/preset-gfm'
import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/prose/commands'
import { liftListItem, wrapInList } from '@milkdown/prose/schema-list'
import type { Command } from '@milkdown/prose/state'
import * as tables from '@milkdown/prose/tables'
import { callCommand } from '@milkdown/utils'
import Bold from '~icons/lucide/bold'
import Heading from '~icons/lucide/heading-2'
import Subheading from '~icons/lucide/heading-3'
import Picture from '~icons/lucide/image'
import Italic from '~icons/lucide/italic'
import Link from '~icons/lucide/link'
import Bullets from '~icons/lucide/list'
import Numbers from '~icons/lucide/list-ordered'
import Table from '~icons/lucide/table'
import Quotation from '~icons/lucide/text-quote'
import { type dialogs, insertBlock } from './dialogs.tsx'
import type { Tool } from './toolbar.tsx'

/** The tools for the selection. @param ask opens a dialog */
export function toolsOf(editor: Editor, ask: (what: keyof typeof dialogs) => void): Tool[] {
  const view = editor.ctx.get(editorViewCtx)
  const { selection, schema, doc, storedMarks } = view.state
  const { $from, from, to, empty } = selection
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth))
  const isIn = (name: string, level?: number) =>
    around.some(({ type, attrs }) => type.name === name && (!level || attrs.level === level))
  const node = (name: string) => schema.nodes[name] as (typeof schema.nodes)[string]
  const run = (command: Command) => () => {
    command(view.state, view.dispatch, view)
    view.focus()
  }

  const mark = (name: string, label: string, Icon: Tool['Icon'], keys: string): Tool => {
    const type = schema.marks[name] as (typeof schema.marks)[string]
    const isOn = empty
      ? !!type.isInSet(storedMarks ?? $from.marks())
      : doc.rangeHasMark(from, to, type)
    return { label, Icon, keys, isOn, run: run(toggleMark(type)) }
  }
  const heading = (level: number, label: string, Icon: Tool['Icon']): Tool => {
    const isOn = isIn('heading', level)
    const change = setBlockType(node(isOn ? 'paragraph' : 'heading'), isOn ? {} : { level })
    return { label, Icon, keys: `Ctrl+Alt+${level}`, isOn, run: run(change) }
  }
  const list = (name: string, label: string, Icon: Tool['Icon'], key: number): Tool => {
    const isOn = isIn(name)
    const change = isOn ? liftListItem(node('list_item')) : wrapInList(node(name))
    return { label, Icon, keys: `Ctrl+Alt+${key}`, isOn, run: run(change) }
  }
  const isQuoted = isIn('blockquote')
  const quote = isQuoted ? lift : wrapIn(node('blockquote'))
  const isLinked = !!schema.marks.link?.isInSet($from.marks())
  /** A small one, to which its own tools add. */
  const addTable = () => {
    insertBlock(view, createTable(editor.ctx, 2, 2))
    view.focus()
  }
  const tableTools: Tool[] = [
    { label: 'Add a row', run: () => editor.action(callCommand(addRowAfterCommand.key)) },
    { label: 'Add a column', run: run(tables.addColumnAfter) },
    // The cells of a column follow its header.
    isIn('table_header_row')
      ? { label: 'Align right', run: run(tables.setCellAttr('alignment', 'right')) }
      : { label: 'Remove the row', run: run(tables.deleteRow) },
    { label: 'Remove the column', run: run(tables.deleteColumn) },
    { label: 'Remove the table', run: run(tables.deleteTable) },
  ]
  return [
    heading(2, 'Heading', Heading),
    heading(3, 'Smaller heading', Subheading),
    mark('strong', 'Bold', Bold, 'Ctrl+B'),
    mark('emphasis', 'Italic', Italic, 'Ctrl+I'),
    { label: 'Link', Icon: Link, isOn: isLinked, run: () => ask('link') },
    list('bullet_list', 'Bullets', Bullets, 8),
    list('ordered_list', 'Numbers', Numbers, 7),
    { label: 'Quotation', Icon: Quotation, keys: 'Ctrl+Shift+B', isOn: isQuoted, run: run(quote) },
    { label: 'Picture', Icon: Picture, run: () => ask('picture') },
    ...(isIn('table') ? tableTools : [{ label: 'Table', Icon: Table, run: addTable }]),
  ]
}
