import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { FieldProps } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import { labelId } from '../templates/label-id.ts'

/** The text of an article: Markdown as it is typed, so that a save changes what was typed and nothing else. */
export function MarkdownField({ formData = '', onChange, fieldPathId }: FieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const id = fieldPathId.$id
  const tell = useRef((_text: string) => {})
  tell.current = (text) => onChange(text, fieldPathId.path)
  const first = useRef(formData)
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
  return <div ref={place} className="markdown" />
}
