import { type Editor, editorViewCtx } from '@milkdown/core'
import { replaceAll } from '@milkdown/utils'
import type { FieldProps } from '@rjsf/utils'
import { useEffect, useReducer, useRef, useState } from 'react'
import { dialogs } from '../writing/dialogs.tsx'
import { Toolbar } from '../writing/toolbar.tsx'
import { toolsOf } from '../writing/tools-of.ts'
import { createWriter } from '../writing/writer.ts'
import { controlProps, labelId } from './control-props.ts'
import './markdown-field.css'

/** A text, edited as it looks or as Markdown. */
export function MarkdownField(props: FieldProps) {
  const [isSource, setIsSource] = useState(false)
  const { formData = '', onChange, fieldPathId } = props
  return (
    <>
      {isSource ? (
        <textarea
          {...controlProps(props)}
          rows={30}
          value={formData}
          onChange={({ target }) => onChange(target.value, fieldPathId.path)}
        />
      ) : (
        <Writer {...props} />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={isSource}
          onChange={({ target }) => setIsSource(target.checked)}
        />
        Show the text as Markdown
      </label>
    </>
  )
}

/** The one button of the toolbar that the Tab key reaches. */
const STOP = '[role="toolbar"] [tabindex="0"]'

function Writer(props: FieldProps) {
  const { formData = '', onChange, fieldPathId } = props
  const id = fieldPathId.$id
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [ask, setAsk] = useState<keyof typeof dialogs>()
  const [lost, setLost] = useState<string[]>([])
  const [, redraw] = useReducer((count) => count + 1, 0)
  const text = useRef<string>(formData)
  const change = useRef((_text: string) => {})
  change.current = (markdown) => {
    if (markdown === text.current) return
    text.current = markdown
    onChange(markdown, fieldPathId.path)
  }
  useEffect(() => {
    const making = createWriter(place.current ?? document.body, {
      text: text.current,
      attributes: { id, 'aria-labelledby': labelId(id), 'aria-multiline': 'true' },
      onUpdate: redraw,
      onChange: (markdown) => change.current(markdown),
      onLost: setLost,
      onLeave: () => place.current?.parentElement?.querySelector<HTMLElement>(STOP)?.focus(),
    })
    making.then(setEditor)
    return () => {
      making.then((made) => made.destroy())
    }
  }, [id])
  useEffect(() => {
    if (!editor || formData === text.current) return
    text.current = formData
    editor.action(replaceAll(formData))
  }, [editor, formData])
  const Dialog = ask && dialogs[ask]
  return (
    <div className="writer">
      {editor && <Toolbar controls={id} tools={toolsOf(editor, setAsk)} />}
      <p aria-live="polite" className="help">
        {lost.length > 0 && `A text has no place for ${lost.join(', ')}.`}
      </p>
      <div ref={place} />
      {editor && Dialog && (
        <Dialog
          editor={editor}
          field={props}
          onClose={() => {
            setAsk(undefined)
            editor.ctx.get(editorViewCtx).focus()
          }}
        />
      )}
    </div>
  )
}
