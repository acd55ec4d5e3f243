import { Fragment, memo, useState } from 'react'
import Plus from '~icons/lucide/plus'
import { DialogButton } from './button.tsx'
import { FileLine } from './file-line.tsx'
import { FindInTexts } from './find-in-texts.tsx'
import { History } from './history.tsx'
import { NewEntry } from './name-entry.tsx'
import { TOOLS, unsavedFiles, useStore } from './store.ts'
import { TakeBack } from './take-back.tsx'

/** The tools, then all files by group, as the owner knows them, with a search. A key in the form does not render it. */
export const FileList = memo(function FileList() {
  const overview = useStore((state) => state.overview)
  const open = useStore(({ file }) => file)
  const unsaved = useStore((state) => unsavedFiles(state).join())
  const { files = [], folders = [], removed = [], desk } = overview ?? {}
  const [query, setQuery] = useState('')
  const text = query.trim()
  const found = files.filter(({ group, label }) =>
    `${group} ${label}`.toLowerCase().includes(text.toLowerCase()),
  )
  // A folder without entries is listed too, so that it can have a first one.
  const groups = [...new Set([...found, ...(query ? [] : folders)].map(({ group }) => group))]
  const current = files.find(({ file }) => file === open)?.group
  return (
    <nav className="files" aria-label="Content">
      <ul className="tools">
        {Object.entries(TOOLS).map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={open === name ? 'page' : undefined}>
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
                <FileLine
                  key={entry.file}
                  entry={entry}
                  isOpen={entry.file === open}
                  isUnsaved={unsaved.split(',').includes(entry.file)}
                  siblings={files.filter(
                    ({ orderedIn }) => entry.orderedIn && orderedIn === entry.orderedIn,
                  )}
                />
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
                    .map(({ file, deletion, history }) => (
                      <li key={file}>
                        <TakeBack file={file} save={deletion} className="">
                          Bring back {file}
                        </TakeBack>
                        <History file={file} saves={[deletion, ...history]} />
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
