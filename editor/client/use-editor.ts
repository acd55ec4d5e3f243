import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isError, keysOf, valueAt } from '../../schemas/content-issue.ts'
import type { FieldPath, FileEntry, FileState, Issue, Overview } from '../protocol.ts'
import {
  type Draft,
  forget,
  isUnsaved,
  remember,
  remembered,
  rememberedFiles,
  same,
  shownIssues,
} from './drafts.ts'
import { focusField } from './focus-field.ts'
import { type HttpError, request } from './request.ts'

type Values = Record<string, unknown>

type Saved = { overview: Overview; state: FileState }

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
  /** What happened last, for the status line. */
  const [notice, setNotice] = useState('')
  const known = useRef(drafts)
  known.current = drafts
  /** The file that was requested last. */
  const wanted = useRef('')
  const draft = drafts[file]

  const patch = useCallback((name: string, change: (draft: Draft) => Draft) => {
    setDrafts((all) => (all[name] ? { ...all, [name]: change(all[name]) } : all))
  }, [])

  /** Runs an action that sends a request, and shows why it failed. */
  const attempt = useCallback(async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      setNotice((error as Error).message)
    }
  }, [])

  const load = useCallback(async (name: string, isDiscarded = false) => {
    const saved = await request<FileState>(`file?file=${encodeURIComponent(name)}`)
    if (isDiscarded) forget(name)
    const { values, version } = remembered(name) ?? saved
    const draft = { saved: { ...saved, version }, values, issues: saved.issues }
    known.current = { ...known.current, [name]: draft }
    setDrafts((all) => ({ ...all, [name]: draft }))
  }, [])

  const open = useCallback(
    (name: string, path?: FieldPath, isFocused?: () => boolean) =>
      attempt(async () => {
        wanted.current = name
        // The name may come from the address.
        const there = Object.hasOwn(known.current, name) && known.current[name]
        // Another program may have changed a file that has no changes here.
        if (!there || !isUnsaved(there)) await load(name)
        if (wanted.current !== name) return
        setFile(name)
        setNotice('')
        if (path) focusField(path, isFocused?.())
      }),
    [attempt, load],
  )

  useEffect(() => {
    attempt(async () => {
      const now = await request<Overview>('overview')
      setOverview(now)
      const isThere = (name: string) => now.files.some(({ file }) => file === name)
      await Promise.all(
        rememberedFiles()
          .filter(isThere)
          .map((name) => load(name)),
      )
      const [named] = now.files.filter((entry) => `#${entry.file}` === decodeURI(location.hash))
      const home = now.files.find((entry) => entry.page === '/' && entry.group === 'Pages')
      await open((named ?? home ?? now.files[0])?.file ?? '')
    })
  }, [attempt, open, load])

  const values = draft?.values
  // What is loaded or saved comes with its issues.
  const isChecked = values === draft?.saved.values
  useEffect(() => {
    if (!values || isChecked) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const { issues } = await request<{ issues: Issue[] }>(
        'check',
        { file, values },
        stop.signal,
      ).catch(() => ({ issues: undefined }))
      if (issues) patch(file, (draft) => ({ ...draft, issues }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [file, values, isChecked, patch])

  useEffect(() => remember(Object.values(drafts)), [drafts])

  const unsaved = Object.values(drafts)
    .filter(isUnsaved)
    .map(({ saved }) => saved.file)
  /** Saves the open file. @param version the text that it replaces, if not the one that was opened */
  const save = useCallback(
    async (version?: string) => {
      const there = known.current[file]
      if (!there) return
      try {
        const { overview, state } = await request<Saved>('save', {
          file,
          values: there.values,
          version: version ?? there.saved.version,
        })
        setOverview(overview)
        // Keep what was typed during the save.
        patch(file, ({ values }) => ({
          saved: state,
          values: same(values, there.values) ? state.values : values,
          issues: state.issues,
        }))
        setNotice('Saved.')
      } catch (error) {
        const { status, body, message } = error as HttpError
        if (status === 409) patch(file, (draft) => ({ ...draft, conflict: true }))
        const issues = status === 422 ? (body as { issues?: Issue[] }).issues : undefined
        if (issues) patch(file, (draft) => ({ ...draft, issues, isRefused: true }))
        setNotice(
          issues ? 'Not saved: the fields below need a change first. Nothing is lost.' : message,
        )
        const first = issues?.find((issue) => issue.file === file && isError(issue))
        if (first?.path) focusField(first.path)
      }
    },
    [file, patch],
  )

  /** Loads opened files again after a change on the disk, except those with unsaved changes. */
  const refresh = useCallback(
    async (now: Overview) => {
      setOverview(now)
      const isThere = (name: string) => now.files.some((entry) => entry.file === name)
      setDrafts((all) => Object.fromEntries(Object.entries(all).filter(([name]) => isThere(name))))
      const clean = Object.values(known.current).filter(
        (draft) => !isUnsaved(draft) && isThere(draft.saved.file),
      )
      await Promise.all(clean.map(({ saved }) => load(saved.file)))
    },
    [load],
  )

  /** Shows which files were created or deleted: opens the new one, or another in place of a deleted one. */
  const settle = useCallback(
    (now: Overview, notice: string) =>
      attempt(async () => {
        const { files = [], folders = [] } = overview ?? {}
        const isIn = (all: FileEntry[], name: string) => all.some((one) => one.file === name)
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
        if (next && folder) focusField([folder.named])
        await refresh(now)
        setNotice(notice)
      }),
    [overview, file, attempt, load, refresh],
  )

  return {
    overview,
    file,
    draft,
    drafts,
    issues: useMemo(() => (draft ? shownIssues(draft) : { listed: [], atFields: [] }), [draft]),
    unsaved,
    notice,
    open,
    save,
    settle,
    change: useCallback(
      (values: Values) => patch(file, (draft) => ({ ...draft, values })),
      [file, patch],
    ),
    /** Drops the changes of the open file. */
    reload: useCallback(() => attempt(() => load(file, true)), [attempt, load, file]),
    /** Shows the open file as it was before one of its saves. */
    restore: useCallback(
      (at: string) =>
        attempt(async () => {
          const query = new URLSearchParams({ file, at })
          const values = await request<Values>(`version?${query}`)
          patch(file, (draft) => ({ ...draft, values }))
          setNotice('The form shows that version. Save it to use it.')
        }),
      [attempt, file, patch],
    ),
    /** Saves over what another program or tab has saved. */
    overwrite: useCallback(
      () =>
        attempt(async () => {
          const { version } = await request<FileState>(`file?file=${encodeURIComponent(file)}`)
          await save(version)
        }),
      [attempt, save, file],
    ),
    /** Takes the last save of a file back. */
    undo: useCallback(
      (file: string) =>
        attempt(async () => {
          await settle(await request<Overview>('undo', { file }), 'The last save is undone.')
        }),
      [attempt, settle],
    ),
    reorder: useCallback(
      (files: string[]) =>
        attempt(async () => {
          const touched = files.find((name) => unsaved.includes(name))
          if (touched) throw new Error(`Save ${touched} first: its number would change.`)
          await refresh(await request<Overview>('reorder', { files }))
          setNotice('The order is saved.')
        }),
      [attempt, refresh, unsaved],
    ),
    /**
     * Opens the field of a text in the preview.
     * @param text what the page shows there
     * @returns whether that is the whole field, so that it can be changed there
     */
    pick: useCallback(
      async (place: string, text?: string) => {
        const [name, path] = fieldAt(place)
        const isWhole = () =>
          text !== undefined && valueAt(known.current[name]?.values, path) === text
        await open(name, path, () => !isWhole())
        return isWhole()
      },
      [open],
    ),
    /** Takes over what was typed in the preview. */
    type: useCallback(
      (place: string, text: string) => {
        const [name, path] = fieldAt(place)
        patch(name, (draft) => {
          const values = structuredClone(draft.values)
          Object.assign(valueAt(values, path.slice(0, -1)) as Values, { [path.at(-1) ?? '']: text })
          return { ...draft, values }
        })
      },
      [patch],
    ),
  }
}
