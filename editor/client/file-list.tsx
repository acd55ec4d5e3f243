import { Fragment, memo, type ReactNode, useState } from 'react'
import Plus from '~icons/lucide/plus'
import type { FileEntry, Overview } from '../protocol.ts'
import { DialogButton } from './button.tsx'
import { same } from './drafts.ts'
import { FileLine } from './file-line.tsx'
import { FindInTexts } from './find-in-texts.tsx'
import { History } from './history.tsx'
import { NewEntry } from './new-entry.tsx'
import { TakeBack } from './take-back.tsx'
import type { useEditor } from './use-editor.ts'

type FileListProps = {
  overview: Overview
  editor: ReturnType<typeof useEditor>
  open: string
  onOpen: (file: string) => void
  onDone: (now: Overview, notice: string) => Promise<void>
  children: ReactNode
}

/** All files by group, as the owner knows them, with a search. It is not rendered again for each key. */
export const FileList = memo(function FileList(props: FileListProps) {
  const { overview, editor, open, onOpen, onDone, children } = props
  const { files, folders, removed } = overview
  const [query, setQuery] = useState('')
  const text = query.trim()
  const found = files.filter(({ group, label }) =>
    `${group} ${label}`.toLowerCase().includes(text.toLowerCase()),
  )
  // A folder without entries is listed too, so that it can have a first one.
  const groups = [...new Set([...found, ...(query ? [] : folders)].map(({ group }) => group))]
  const current = files.find(({ file }) => file === open)?.group
  const move = (entry: FileEntry, to: FileEntry | undefined) => {
    if (!to || to.orderedIn !== entry.orderedIn) return
    const folder = files.filter(({ orderedIn }) => orderedIn === entry.orderedIn)
    const names = folder.map(({ file }) => file).filter((file) => file !== entry.file)
    names.splice(folder.indexOf(to), 0, entry.file)
    editor.reorder(names)
  }
  return (
    <nav className="files" aria-label="Content">
      {children}
      <input
        type="search"
        placeholder="Search"
        aria-label="Search names and texts"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {groups.map((group) => (
        <details
          key={`${group} ${query !== ''} ${group === current}`}
          open={query !== '' || group === current}
        >
          <summary>{group}</summary>
          <ul>
            {found
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <FileLine
                  key={entry.file}
                  entry={entry}
                  isOpen={entry.file === open}
                  isUnsaved={editor.unsaved.includes(entry.file)}
                  siblings={files.filter(
                    ({ orderedIn }) => entry.orderedIn && orderedIn === entry.orderedIn,
                  )}
                  onOpen={onOpen}
                  onMove={move}
                />
              ))}
          </ul>
          {folders
            .filter((folder) => folder.group === group)
            .map((folder) => (
              <Fragment key={folder.kind}>
                <DialogButton
                  className="new"
                  dialog={(onClose) => <NewEntry {...{ folder, onDone, onClose }} />}
                >
                  <Plus aria-hidden="true" />
                  New {folder.one}
                </DialogButton>
                <ul>
                  {removed
                    .filter(({ kind }) => kind === folder.kind)
                    .map(({ file, deletion, history }) => (
                      <li key={file}>
                        <TakeBack file={file} save={deletion} editor={editor} className="">
                          Bring back {file}
                        </TakeBack>
                        <History file={file} saves={[deletion, ...history]} editor={editor} />
                      </li>
                    ))}
                </ul>
              </Fragment>
            ))}
        </details>
      ))}
      {text.length > 1 && <FindInTexts key={text} text={text} files={files} onDone={onDone} />}
    </nav>
  )
}, isSame)

function isSame(one: FileListProps, other: FileListProps): boolean {
  const { overview, open, editor } = other
  return one.overview === overview && one.open === open && same(one.editor.unsaved, editor.unsaved)
}
