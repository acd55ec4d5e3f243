import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldName, keysOf } from '../../schemas/content-issue.ts'
import { isSaveKey } from '../is-save-key.ts'
import { Button } from './button.tsx'
import { isUnsaved } from './drafts.ts'
import { EntryActions } from './entry-actions.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { FileForm } from './file-form.tsx'
import { FileList } from './file-list.tsx'
import { ID_PREFIX } from './focus-field.ts'
import { Issues, Problems } from './issues.tsx'
import { LaunchCheck } from './launch-check/launch-check.tsx'
import { Pictures } from './pictures/pictures.tsx'
import { Preview } from './preview.tsx'
import { Publish } from './publish/publish.tsx'
import { SaveBar } from './save-bar.tsx'
import { Saving } from './saving.tsx'
import './tools/tools.css'
import { addressed, useAddress } from './use-address.ts'
import { useEditor } from './use-editor.ts'

/** The pages of the editor besides the forms, by their address. */
const TOOLS = {
  publish: 'Publish',
  pictures: 'Pictures',
  'launch-check': 'Launch check',
}

type Tool = keyof typeof TOOLS

/** The page with this name, such as `pictures`; undefined for the name of a file. */
const toolOf = (name: string): Tool | undefined =>
  (Object.keys(TOOLS) as Tool[]).find((tool) => tool === name)

/** The first field of a form, or the heading of a tool. */
const FIRST = '.field :is(input, textarea, select, [contenteditable]), h1[tabindex]'

/** This machine to itself. */
const SELF = /^(?:localhost|127\.0\.0\.1)$/

const PANELS = { files: 'Pages', form: 'Form', preview: 'Preview' }

/** The editor: files, the form of the open one, and the page that shows it. */
export function Editor() {
  const editor = useEditor()
  const { overview, file, draft, save } = editor
  /** The part that a narrow window shows. */
  const [panel, setPanel] = useState<keyof typeof PANELS>('form')
  /** The page that is open instead of a form: `pictures`. */
  const [opened, setOpened] = useState(addressed()[0])
  const tool = toolOf(opened)
  const shown = tool ?? file
  const show = (name: string, part = '') => {
    setPanel('form')
    setOpened(name)
    if (!toolOf(name)) editor.open(name, part ? keysOf(part) : undefined)
  }
  useAddress(shown, show)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const [at, setAt] = useState('')
  /** The page of the preview in which a field of the open file was clicked: it stays. */
  const [stays, setStays] = useState({ file: '', page: '' })
  const main = useRef<HTMLElement>(null)
  /** How far the owner has scrolled, by what is open. */
  const scrolled = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = scrolled.current.get(shown) ?? 0
  }, [shown])
  if (!overview) return <main>{editor.notice || 'The editor is starting …'}</main>
  const entry = overview.files.find((one) => one.file === file)
  const page = stays.file === file ? stays.page : (entry?.page ?? '/')
  /** A phone has another address of this machine. */
  const site = overview.preview.replace(
    'localhost',
    SELF.test(location.hostname) ? 'localhost' : location.hostname,
  )
  /** What keeps a draft from being published. */
  const left = tool ? [] : editor.issues.listed.filter(({ severity }) => severity === 'draft')
  const folder = overview.folders.find(({ kind }) => kind === entry?.kind)
  return (
    <div className="editor" data-panel={panel} data-tool={tool}>
      <Button
        className="skip unseen"
        onClick={() => main.current?.querySelector<HTMLElement>(FIRST)?.focus()}
      >
        Skip to the form
      </Button>
      <nav className="panels" aria-label="Parts of the editor">
        {Object.entries(PANELS).map(([name, label]) => (
          <Button
            key={name}
            aria-pressed={panel === name}
            className=""
            data-opens={name}
            onClick={() => setPanel(name as keyof typeof PANELS)}
          >
            {name === 'form' && tool ? TOOLS[tool] : label}
          </Button>
        ))}
      </nav>
      <FileList
        overview={overview}
        open={shown}
        editor={editor}
        onOpen={show}
        onDone={(now, notice) => {
          setPanel('form')
          setOpened('')
          return editor.settle(now, notice)
        }}
      >
        <ul className="tools">
          {Object.entries(TOOLS).map(([name, label]) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={tool === name ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
          {overview.desk && (
            <li>
              <a href={overview.desk} target="_blank" rel="noreferrer">
                Enquiries
              </a>
            </li>
          )}
        </ul>
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
            site={site}
            onMerge={editor.reread}
            unsaved={overview.files
              .filter((one) => editor.unsaved.includes(one.file))
              .map(({ group, label }) => `${group} › ${label}`)}
          />
        )}
        {tool === 'launch-check' && <LaunchCheck />}
        {tool === 'pictures' && <Pictures />}
        {!tool && entry && draft && (
          <>
            <SaveBar {...{ entry, draft, editor }}>
              {folder && (
                <EntryActions
                  key={file}
                  {...{ entry, folder }}
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
                <Button onClick={() => save(true)}>Save mine over it</Button>
                <Button onClick={editor.discard}>Drop mine and show the other</Button>
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
      {editor.left.length > 0 && (
        <EntryDialog title="These fields stay as they are" onClose={editor.forgetLeft}>
          <Issues issues={editor.left} />
        </EntryDialog>
      )}
      <Preview
        site={site}
        page={page}
        editor={editor}
        at={at}
        onPick={async (place, ...clicked) => {
          setStays({ file: place.replace(/\?.*/, ''), page })
          setOpened(file)
          const isWhole = await editor.pick(place, ...clicked)
          if (!isWhole) setPanel('form')
          return isWhole
        }}
      >
        {entry && draft && <Saving {...{ draft, editor }} />}
        {left.length > 0 && (
          <details className="left">
            <summary>{left.length === 1 ? '1 thing is' : `${left.length} things are`} left</summary>
            <Issues issues={left} file={file} />
          </details>
        )}
      </Preview>
    </div>
  )
}
