import { Fragment, memo, useState } from 'react'
import Plus from '~icons/lucide/plus'
import { plainText } from '../../contract/plain-text.ts'
import type { FileEntry } from '../protocol.ts'
import { DialogButton } from './button.tsx'
import { NewEntry } from './change-entry.tsx'
import { draggable } from './draggable.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { FindInTexts } from './find-in-texts.tsx'
import { History, TakeBack } from './history.tsx'
import { open, reorder, TOOLS, unsavedFiles, useStore } from './store.ts'

/** The tools, then all files by group, as the owner knows them, with a search. A key in the form does not render it. */
export const FileList = memo(function FileList() {
  const overview = useStore((state) => state.overview)
  const opened = useStore(({ file }) => file)
  const unsaved = useStore((state) => unsavedFiles(state).join())
  const { files = [], folders = [], removed = [], desk } = overview ?? {}
  const [query, setQuery] = useState('')
  const text = query.trim()
  const found = files.filter(({ group, label }) =>
    plainText(`${group} ${label}`).includes(plainText(text)),
  )
  // A folder without entries is listed too, so that it can have a first one.
  const groups = [...new Set([...found, ...(query ? [] : folders)].map(({ group }) => group))]
  const current = files.find(({ file }) => file === opened)?.group
  return (
    <nav className="files" aria-label="Content">
      <ul className="tools">
        {Object.entries(TOOLS).map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={opened === name ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
        {desk && (
          <li>
            <a href={desk} target="_blank" rel="noreferrer">
              Enquiries
            </a>
          </li>
        )}
      </ul>
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
                <FileLine key={entry.file} {...{ entry, files, opened, unsaved }} />
              ))}
          </ul>
          {folders
            .filter((folder) => folder.group === group)
            .map((folder) => (
              <Fragment key={folder.kind}>
                <DialogButton
                  className="new"
                  dialog={(onClose) => <NewEntry {...{ folder, onClose }} />}
                >
                  <Plus aria-hidden="true" />
                  New {folder.one}
                </DialogButton>
                <ul>
                  {removed
                    .filter(({ kind }) => kind === folder.kind)
                    .map(({ file, history }) => (
                      <li key={file}>
                        <TakeBack file={file} save={history[0]} className="">
                          Bring back {file}
                        </TakeBack>
                        <History file={file} saves={history} />
                      </li>
                    ))}
                </ul>
              </Fragment>
            ))}
        </details>
      ))}
      {text.length > 1 && <FindInTexts key={text} text={text} files={files} />}
    </nav>
  )
})

type FileLineProps = { entry: FileEntry; files: FileEntry[]; opened: string; unsaved: string }

/** A file in the list: a click opens it; if its folder has an order, buttons or dragging move it. */
function FileLine({ entry, files, opened, unsaved }: FileLineProps) {
  const { file, label, mark, orderedIn = '' } = entry
  const names = files.filter((one) => one.orderedIn === orderedIn).map((one) => one.file)
  const place = names.indexOf(file)
  const move = (moved: string, to: number) =>
    reorder(names.filter((name) => name !== moved).toSpliced(to, 0, moved))
  const drag = draggable(orderedIn, file, (dropped) => move(dropped, place))
  const isOrdered = orderedIn !== '' && names.length > 1
  return (
    <li {...(isOrdered && { ...drag.source, ...drag.target })}>
      <button
        type="button"
        className="name"
        aria-current={file === opened ? 'page' : undefined}
        onClick={() => open(file)}
      >
        {label}
        {unsaved.split(',').includes(file) && (
          <span role="img" aria-label="not saved">
            ◆
          </span>
        )}
      </button>
      {mark && <small>{mark}</small>}
      {isOrdered && (
        <EntryButtons
          title={label}
          acts={{
            'Move up': place > 0 && (() => move(file, place - 1)),
            'Move down': place < names.length - 1 && (() => move(file, place + 1)),
          }}
        />
      )}
    </li>
  )
}
