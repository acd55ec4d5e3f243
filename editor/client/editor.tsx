import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldName, isError, keysOf } from '../../schemas/content-issue.ts'
import { isUnsaved } from './drafts.ts'
import { Enquiries } from './enquiries/enquiries.tsx'
import { EntryActions } from './entry-actions.tsx'
import { FileForm } from './file-form.tsx'
import { FileList } from './file-list.tsx'
import { ID_PREFIX } from './focus-field.ts'
import { LaunchCheck } from './launch-check/launch-check.tsx'
import { Pictures } from './pictures/pictures.tsx'
import { Preview } from './preview.tsx'
import { Problems } from './problems.tsx'
import { Publish } from './publish/publish.tsx'
import { SaveBar } from './save-bar.tsx'
import { ToolLinks } from './tools/tool-links.tsx'
import { TOOLS, toolOf } from './tools/tools.ts'
import { addressed, useAddress } from './use-address.ts'
import { useEditor } from './use-editor.ts'

const PANELS = { files: 'Pages', form: 'Form', preview: 'Preview' }

/** The editor: files, the form of the open one, and the page that shows it. */
export function Editor() {
  const editor = useEditor()
  const { overview, file, draft, save } = editor
  /** The part that a narrow window shows. */
  const [panel, setPanel] = useState<keyof typeof PANELS>('form')
  /** The page that is open instead of a form: `pictures`, `enquiries/<id>`. */
  const [opened, setOpened] = useState(addressed()[0])
  const tool = toolOf(opened)
  const shown = tool ? opened : file
  const show = (name: string, part = '') => {
    setPanel('form')
    setOpened(name)
    if (!toolOf(name)) editor.open(name, part ? keysOf(part) : undefined)
  }
  useAddress(shown, show)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  /** The field that has the focus. */
  const [at, setAt] = useState('')
  /** The page of the preview in which a field of the open file was clicked: it stays. */
  const [stays, setStays] = useState({ file: '', page: '' })
  const main = useRef<HTMLElement>(null)
  /** How far the owner has scrolled, by what is open. */
  const scrolled = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = scrolled.current.get(shown) ?? 0
  }, [shown])
  if (!overview) return <p className="loading">{editor.notice || 'The editor is starting …'}</p>
  const entry = overview.files.find((one) => one.file === file)
  const page = stays.file === file ? stays.page : (entry?.page ?? '/')
  const folder = overview.folders.find(({ kind }) => kind === entry?.kind)
  return (
    <div className="editor" data-panel={panel} data-tool={tool}>
      <nav className="panels" aria-label="Parts of the editor">
        {Object.entries(PANELS).map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={panel === name}
            className={name}
            onClick={() => setPanel(name as keyof typeof PANELS)}
          >
            {name === 'form' && tool ? TOOLS[tool] : label}
          </button>
        ))}
      </nav>
      <FileList
        overview={overview}
        open={tool ? '' : file}
        unsaved={editor.unsaved}
        onOpen={show}
        onReorder={editor.reorder}
        onBringBack={editor.undo}
        onDone={(now, notice) => {
          setPanel('form')
          setOpened('')
          return editor.settle(now, notice)
        }}
      >
        <ToolLinks open={tool} />
      </FileList>
      <main
        ref={main}
        onFocus={({ target }) => {
          const id = target.closest(`[id^="${ID_PREFIX}."]`)?.id
          if (id) setAt(`${file}?${fieldName(keysOf(id).slice(1))}`)
        }}
        onScroll={({ currentTarget }) => scrolled.current.set(shown, currentTarget.scrollTop)}
      >
        {tool === 'publish' && (
          <Publish
            site={overview.preview}
            unsaved={overview.files
              .filter((one) => editor.unsaved.includes(one.file))
              .map(({ group, label }) => `${group} › ${label}`)}
          />
        )}
        {tool === 'launch-check' && <LaunchCheck />}
        {tool === 'enquiries' && <Enquiries open={shown.split('/')[1] ?? ''} />}
        {tool === 'pictures' && <Pictures />}
        {!tool && entry && draft && (
          <>
            <SaveBar
              entry={entry}
              isUnsaved={isUnsaved(draft)}
              errors={editor.issues.listed.filter(isError).length}
              notice={editor.notice}
              saves={draft.saved.history}
              onSave={() => save()}
              onUndo={() => editor.undo(file)}
              onDiscard={editor.reload}
              onRestore={editor.restore}
            >
              {folder && (
                <EntryActions
                  key={file}
                  entry={entry}
                  folder={folder}
                  isUnsaved={isUnsaved(draft)}
                  onDone={editor.settle}
                />
              )}
            </SaveBar>
            {draft.conflict && (
              <div className="conflict" role="alert">
                <p>
                  This file was changed elsewhere after you opened it: in another tab, or by another
                  program. Your changes are still here, and nothing is saved yet.
                </p>
                <button type="button" className="quiet" onClick={() => save(true)}>
                  Save mine over it
                </button>
                <button type="button" className="quiet" onClick={editor.reload}>
                  Drop mine and show the other
                </button>
              </div>
            )}
            <Problems issues={editor.issues.listed} file={file} />
            <FileForm
              key={file}
              schema={draft.saved.schema}
              values={draft.values}
              issues={editor.issues.atFields}
              references={overview.references}
              isOrdered={entry.orderedIn !== undefined}
              onChange={editor.change}
            />
          </>
        )}
      </main>
      <Preview
        site={overview.preview}
        page={page}
        editor={editor}
        at={at}
        onPick={async (place, text) => {
          setStays({ file: place.replace(/\?.*/, ''), page })
          setOpened(file)
          const isWhole = await editor.pick(place, text)
          if (!isWhole) setPanel('form')
          return isWhole
        }}
      />
    </div>
  )
}
