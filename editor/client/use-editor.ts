import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isError, keysOf, valueAt } from '../../schemas/content-issue.ts'
import type { Done, FieldPath, FileEntry, FileState, Issue, Overview } from '../protocol.ts'
import {
  type Draft,
  fileOf,
  forget,
  isUnsaved,
  putAsideUnreadable,
  remember,
  remembered,
  rememberedFiles,
  same,
  shownIssues,
  withTyped,
} from './drafts.ts'
import { focusField } from './focus-field.ts'
import { type HttpError, request } from './request.ts'

type Values = Record<string, unknown>

type Saved = { overview: Overview; state: FileState }

const isIn = (files: FileEntry[], name: string) => files.some(({ file }) => file === name)

/** The file and the path of a field, from its place. */
function fieldAt(place: string): [file: string, path: FieldPath] {
  const [file = '', field = ''] = place.split('?')
  return [file, keysOf(field)]
}

/** Pause after a key before the content is checked. */
const PAUSE_MS = 250

/** The state of the editor. Drafts stay when another file is opened, and when a save is refused. */
export function useEditor() {
  const [overview, setOverview] = useState<Overview>()
  const [file, setFile] = useState('')
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const [notice, setNotice] = useState('')
  const [left, setLeft] = useState<Issue[]>([])
  /** The drafts as they are now, also before they are rendered. */
  const known = useRef(drafts)
  const wanted = useRef('')
  const draft = drafts[file]

  const put = useCallback((all: typeof drafts) => {
    known.current = all
    setDrafts(all)
  }, [])

  const patch = useCallback(
    (name: string, change: (draft: Draft) => Partial<Draft>) => {
      const draft = known.current[name]
      if (draft) put({ ...known.current, [name]: { ...draft, ...change(draft) } })
    },
    [put],
  )

  /** Takes what is typed, and keeps it in this browser at once. */
  const type = useCallback(
    (name: string, values: Values) => {
      patch(name, (draft) => withTyped(draft, values))
      remember(known.current[name])
    },
    [patch],
  )

  /** Runs an action that sends a request, and shows why it failed. */
  async function attempt(action: () => Promise<void>) {
    setNotice('')
    try {
      await action()
    } catch (error) {
      setNotice((error as Error).message)
    }
  }

  async function load(name: string, isDiscarded = false) {
    const saved = await request<FileState>(`file?file=${encodeURIComponent(name)}`)
    const before = known.current[name]
    if (isDiscarded) forget(name)
    const { values, version } = remembered(name) ?? saved
    const dropped = isDiscarded ? before : before?.dropped
    const draft = { saved: { ...saved, version }, values, issues: saved.issues, dropped }
    put({ ...known.current, [name]: draft })
  }

  const open = (name: string, path?: FieldPath, isFocused?: () => boolean, text?: string) =>
    attempt(async () => {
      wanted.current = name
      // The name may come from the address.
      const there = Object.hasOwn(known.current, name) && known.current[name]
      // Another program may have changed a file that has no changes here.
      if (!there || !isUnsaved(there)) await load(name)
      if (wanted.current !== name) return
      setFile(name)
      if (path) focusField(path, isFocused?.(), text)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    attempt(async () => {
      const now = await request<Overview>('overview')
      setOverview(now)
      const notices = [now.notice, ...putAsideUnreadable()]
      const isThere = (name: string) => isIn(now.files, name)
      await Promise.all(
        rememberedFiles()
          .filter(isThere)
          .map((name) => load(name)),
      )
      const named = now.files.find((entry) => `#${entry.file}` === decodeURI(location.hash))
      const home = now.files.find((entry) => entry.page === '/' && entry.group === 'Pages')
      await open((named ?? home ?? now.files[0])?.file ?? '')
      setNotice(notices.join(' ').trim())
    })
  }, [])

  const values = draft?.values
  // What is loaded or saved comes with its issues.
  const isChecked = values === draft?.saved.values
  useEffect(() => {
    if (!values || isChecked) return
    const stop = new AbortController()
    const check = () =>
      request<{ issues: Issue[] }>('check', { file, values }, stop.signal).then(
        (found) => patch(file, () => found),
        () => {},
      )
    const timer = setTimeout(check, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [file, values, isChecked, patch])

  // Another tab has typed, saved or discarded: all have the same draft of a file.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) =>
      attempt(async () => {
        const name = fileOf(key) ?? ''
        const there = known.current[name]
        const kept = remembered(name)
        if (there && there.saved.version === kept?.version)
          patch(name, () => withTyped(there, kept.values))
        else if (there || kept) await load(name)
      })
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  })

  const unsaved = Object.values(drafts)
    .filter(isUnsaved)
    .map(({ saved }) => saved.file)

  async function saveNow(isForced: boolean) {
    const there = known.current[file]
    if (!there) return
    const version = isForced ? undefined : there.saved.version
    try {
      const sent = { file, values: there.values, version }
      const { overview, state } = await request<Saved>('save', sent)
      setOverview(overview)
      patch(file, ({ values }) => ({
        saved: state,
        // Keep what was typed during the save.
        values: same(values, there.values) ? state.values : values,
        issues: state.issues,
        isRefused: false,
        conflict: false,
      }))
      remember(known.current[file])
      setNotice('Saved.')
    } catch (error) {
      const { status, body, message } = error as HttpError
      if (status === 409) patch(file, () => ({ conflict: true }))
      const issues = status === 422 ? (body as { issues?: Issue[] }).issues : undefined
      if (issues) patch(file, () => ({ issues, isRefused: true }))
      setNotice(issues ? 'Not saved: something needs a change first. Nothing is lost.' : message)
      const first = issues?.find((issue) => issue.file === file && isError(issue))
      // Who types in the preview goes on there.
      if (first?.path) focusField(first.path, document.activeElement?.localName !== 'iframe')
    }
  }

  const saving = useRef(Promise.resolve())
  /** Saves the open file, once an earlier save has ended. @param isForced also over what another program or tab has saved */
  const save = (isForced = false) => {
    saving.current = saving.current.then(() => saveNow(isForced))
  }

  /** Loads opened files again after a change on the disk, except those with unsaved changes. */
  async function refresh(now: Overview) {
    setOverview(now)
    const isThere = (name: string) => isIn(now.files, name)
    put(Object.fromEntries(Object.entries(known.current).filter(([name]) => isThere(name))))
    const clean = Object.values(known.current).filter(
      (draft) => !isUnsaved(draft) && isThere(draft.saved.file),
    )
    await Promise.all(clean.map(({ saved }) => load(saved.file)))
  }

  /** Shows which files were created or deleted: opens the new one, or another in place of a deleted one. */
  const settle = (now: Done, notice: string) =>
    attempt(async () => {
      setLeft(now.left ?? [])
      const { files = [], folders = [] } = overview ?? {}
      const came = now.files.find((entry) => !isIn(files, entry.file))
      const gone = files.find((entry) => entry.file === file && !isIn(now.files, file))
      const beside = now.files.find(({ kind }) => kind === gone?.kind) ?? now.files[0]
      const next = came ?? (gone && beside)
      const folder = folders.find(({ kind }) => kind === next?.kind)
      if (next) await load(next.file)
      // Render the new form before its field is focused: the old form has a field of the same name.
      flushSync(() => {
        setOverview(now)
        if (next) setFile(next.file)
      })
      const { blocks } = known.current[next?.file ?? '']?.values ?? {}
      if (next && folder)
        focusField([came && Array.isArray(blocks) && blocks.length === 0 ? 'blocks' : folder.named])
      await refresh(now)
      setNotice(notice)
    })

  return {
    overview,
    file,
    draft,
    drafts,
    issues: useMemo(() => (draft ? shownIssues(draft) : { listed: [], atFields: [] }), [draft]),
    unsaved,
    notice,
    left,
    /** Loads what is on the disk, except over unsaved changes. */
    reread: () => attempt(async () => refresh(await request<Overview>('overview'))),
    forgetLeft: () => setLeft([]),
    open,
    save,
    settle,
    change: useCallback((values: Values) => type(file, values), [file, type]),
    discard: () => attempt(() => load(file, true)),
    bringBack() {
      patch(file, ({ dropped }) => ({ ...dropped, dropped: undefined }))
      remember(known.current[file])
    },
    restore: (at: string) =>
      attempt(async () => {
        const values = await request<Values>(`version?${new URLSearchParams({ file, at })}`)
        type(file, values)
        setNotice('The form shows that version. Save it to use it.')
      }),
    reorder: (files: string[]) =>
      attempt(async () => {
        const touched = files.find((name) => unsaved.includes(name))
        if (touched) throw new Error(`Save ${touched} first: its number would change.`)
        await refresh(await request<Overview>('reorder', { files }))
        setNotice('The order is saved.')
      }),
    /** Opens the field of a text in the preview. @returns whether this is the whole field, so that it can be changed there */
    async pick(place: string, text?: string, isAlone?: boolean) {
      const [name, path] = fieldAt(place)
      const isWhole = () => isAlone === true && valueAt(known.current[name]?.values, path) === text
      await open(name, path, () => !isWhole(), text)
      return isWhole()
    },
    type(place: string, text: string) {
      const [name, path] = fieldAt(place)
      const values = structuredClone(known.current[name]?.values)
      if (!values) return
      Object.assign(valueAt(values, path.slice(0, -1)) as Values, { [path.at(-1) ?? '']: text })
      type(name, values)
    },
  }
}
