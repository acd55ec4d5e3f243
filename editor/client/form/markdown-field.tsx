import { type Editor, editorViewCtx } from '@milkdown/core'
import { replaceAll } from '@milkdown/utils'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { idOf } from '../focus-field.ts'
import { CheckBox } from '../labelled-field.tsx'
import { dialogs } from '../writing/dialogs.tsx'
import { Toolbar } from '../writing/toolbar.tsx'
import { toolsOf } from '../writing/tools-of.ts'
import { createWriter } from '../writing/writer.ts'
import { TextField } from './controls.tsx'
import { type FieldProps, labelId } from './field-props.ts'
import './markdown-field.css'

/** A text, edited as it looks or as Markdown. */
export function MarkdownField(props: FieldProps<string>) {
  const [isSource, setIsSource] = useState(false)
  return (
    <>
      {isSource ? (
        <TextField {...props} schema={{ ...props.schema, editor: 'lines' }} />
      ) : (
        <Writer {...props} />
      )}
      <CheckBox label="Show the text as Markdown" checked={isSource} onChange={setIsSource} />
    </>
  )
}

const FIRST_TOOL = '[role="toolbar"] button'

function Writer({ path, value = '', onChange }: FieldProps<string>) {
  const id = idOf(path)
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [ask, setAsk] = useState<keyof typeof dialogs>()
  const [lost, setLost] = useState<string[]>([])
  const [, redraw] = useReducer((count) => count + 1, 0)
  const text = useRef(value)
  const change = useEffectEvent((markdown: string) => {
    if (markdown === text.current) return
    text.current = markdown
    onChange(markdown, path)
  })
  useEffect(() => {
    const making = createWriter(place.current ?? document.body, {
      text: text.current,
      attributes: { id, 'aria-labelledby': labelId(id), 'aria-multiline': 'true' },
      onUpdate: redraw,
      onChange: change,
      onLost: setLost,
      onLeave: () => place.current?.parentElement?.querySelector<HTMLElement>(FIRST_TOOL)?.focus(),
    })
    making.then(setEditor)
    return () => {
      making.then((made) => made.destroy())
    }
  }, [id])
  useEffect(() => {
    if (!editor || value === text.current) return
    text.current = value
    editor.action(replaceAll(value))
  }, [editor, value])
  const Dialog = ask && dialogs[ask]
  return (
    <div className="writer">
      {editor && <Toolbar controls={id} tools={toolsOf(editor, setAsk)} />}
      <small aria-live="polite">
        {lost.length > 0 && `A text has no place for ${lost.join(', ')}.`}
      </small>
      <div ref={place} />
      {editor && Dialog && (
        <Dialog
          editor={editor}
          path={path}
          onClose={() => {
            setAsk(undefined)
            editor.ctx.get(editorViewCtx).focus()
          }}
        />
      )}
    </div>
  )
}
