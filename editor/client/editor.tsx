import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { fieldName, keysOf } from '../../model/content-issue.ts'
import type { Issue } from '../protocol.ts'
import { Button } from './button.tsx'
import { shownIssues } from './drafts.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { FileHeader } from './file-header.tsx'
import { FileList } from './file-list.tsx'
import { ID_PREFIX } from './focus-field.ts'
import { FileForm } from './form/file-form.tsx'
import { Issues, Problems } from './issues.tsx'
import { LaunchCheck } from './launch-check.tsx'
import { Pictures } from './pictures/pictures.tsx'
import { Preview } from './preview.tsx'
import { Publish } from './publish/publish.tsx'
import { Reminders } from './reminders.tsx'
import { request } from './request.ts'
import { address, discard, patch, save, set, TOOLS, useStore } from './store.ts'

const PAGES: Record<string, ComponentType> = {
  publish: Publish,
  pictures: Pictures,
  'launch-check': LaunchCheck,
}

/** The first field of a form, or the heading of a tool. */
const FIRST = '.field :is(input, textarea, select, [contenteditable]), .bar h1'

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Pause after a key before the content is checked. */
const PAUSE_MS = 250

/** The editor: files, the form of the open one, and the page that shows it. */
export function Editor() {
  const { overview, file, panel, drafts, notice, left } = useStore((state) => state)
  const draft = drafts[file]
  const values = draft?.values
  useEffect(() => address(file), [file])
  // What is loaded or saved comes with its issues.
  const isChecked = values === draft?.saved.values
  useEffect(() => {
    if (!values || isChecked) return
    const timer = setTimeout(async () => {
      // What cannot be checked now is checked when it is saved.
      const found = await request<{ issues: Issue[] }>('check', { file, values }).catch(() => ({}))
      patch(file, (now) => (now.values === values ? found : {}))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [file, values, isChecked])
  const issues = useMemo(() => draft && shownIssues(draft), [draft])
  const main = useRef<HTMLElement>(null)
  const scrolled = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    if (main.current) main.current.scrollTop = scrolled.current.get(file) ?? 0
  }, [file])
  if (!overview) return <main>{notice || 'The editor is starting …'}</main>
  const entry = overview.files.find((one) => one.file === file)
  const Tool = PAGES[file]
  const form = TOOLS[file] ?? 'Form'
  const panels = { files: 'Pages', form, ...(entry && { preview: 'Preview' }) }
  return (
    <div className="workspace" data-panel={panel} data-tool={TOOLS[file]}>
      <Button
        className="visually-hidden"
        onClick={() => main.current?.querySelector<HTMLElement>(FIRST)?.focus()}
      >
        Skip to the form
      </Button>
      <nav className="panels" aria-label="Parts of the editor">
        {Object.entries(panels).map(([name, label]) => (
          <Button
            key={name}
            aria-pressed={panel === name}
            className=""
            onClick={() => set({ panel: name as typeof panel })}
          >
            {label}
          </Button>
        ))}
      </nav>
      <FileList />
      <main
        ref={main}
        onFocus={({ target }) => {
          const id = target.closest(`[id^="${ID_PREFIX}."]`)?.id
          if (id) set({ at: `${file}?${fieldName(keysOf(id).slice(1))}` })
        }}
        onScroll={({ currentTarget }) => scrolled.current.set(file, currentTarget.scrollTop)}
      >
        {Tool && <Tool />}
        {entry && draft && issues && (
          <>
            <FileHeader entry={entry} draft={draft} />
            {file === 'home.yaml' && <Reminders />}
            {draft.conflict && (
              <div className="conflict" role="alert" ref={show}>
                <p>{draft.conflict.message}</p>
                <Issues issues={draft.conflict.issues ?? []} file={file} />
                <div className="acts">
                  <Button onClick={() => save(true)}>Save mine over it</Button>
                  <Button onClick={discard}>Drop mine and show the other</Button>
                </div>
              </div>
            )}
            <Problems issues={issues.listed} file={file} />
            <FileForm key={file} draft={draft} issues={issues.atFields} />
          </>
        )}
      </main>
      {left.length > 0 && (
        <EntryDialog title="These fields stay as they are" onClose={() => set({ left: [] })}>
          <Issues issues={left} />
        </EntryDialog>
      )}
      {entry && <Preview />}
    </div>
  )
}
