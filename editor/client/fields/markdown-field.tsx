import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { FieldProps } from '@rjsf/utils'
import { useEffect, useRef, useState } from 'react'
import Plus from '~icons/lucide/plus'
import { DropZone } from '../pictures/drop-zone.tsx'
import { UploadDialog } from '../pictures/upload-dialog.tsx'
import { labelId } from '../templates/label-id.ts'

/**
 * The text of an article as plain Markdown, so that a save changes only what was typed. A picture is inserted
 * after the paragraph at the cursor.
 */
export function MarkdownField({ formData = '', onChange, fieldPathId }: FieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const id = fieldPathId.$id
  const tell = useRef((_text: string) => {})
  tell.current = (text) => onChange(text, fieldPathId.path)
  const first = useRef(formData)
  const [upload, setUpload] = useState<{ file?: File }>()
  useEffect(() => {
    const editor = new EditorView({
      parent: place.current ?? document.body,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          markdown({ base: markdownLanguage }),
          syntaxHighlighting(defaultHighlightStyle),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ id, 'aria-labelledby': labelId(id) }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) tell.current(state.doc.toString())
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [id])
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === formData) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: formData } })
  }, [formData])
  const insert = (picture: string) => {
    const editor = view.current
    if (!editor) return
    const { doc, selection } = editor.state
    let line = doc.lineAt(selection.main.head)
    while (line.number < doc.lines && doc.line(line.number + 1).text)
      line = doc.line(line.number + 1)
    editor.dispatch({ changes: { from: line.to, insert: `\n\n${picture}` } })
  }
  return (
    <DropZone onFile={(file) => setUpload({ file })}>
      <div ref={place} className="markdown" />
      <button type="button" className="quiet add" onClick={() => setUpload({})}>
        <Plus aria-hidden="true" /> Add a picture to the text
      </button>
      {upload && (
        <UploadDialog
          first={upload.file}
          hasAlt
          onDone={(name, alt) => insert(`![${alt.replace(/[[\]\\]/g, '\\$&')}](${name})`)}
          onClose={() => setUpload(undefined)}
        />
      )}
    </DropZone>
  )
}
