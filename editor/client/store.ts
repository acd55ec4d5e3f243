import { useSyncExternalStore } from 'react'
import { isError, keysOf, type Path, valueAt } from '../../model/content-issue.ts'
import { SOURCE } from '../../model/form/form-fields.ts'
import type { Done, FileEntry, FileState, Issue, Overview } from '../protocol.ts'
import type { Draft, Values } from './drafts.ts'
import * as local from './drafts.ts'
import { focusField, focusHeading } from './focus-field.ts'
import { type HttpError, request } from './request.ts'

/** The pages of the editor besides the forms, by their address. */
export const TOOLS: Record<string, string> = {
  publish: 'Publish',
  pictures: 'Pictures',
  'launch-check': 'Launch check',
}

type State = {
  overview?: Overview
  file: string
  /** The part that a narrow window shows. */
  panel: 'files' | 'form' | 'preview'
  /** The place of the field that has, or had, the focus. */
  at: string
  /** Of all opened files: they stay when another file is opened, and when a save is refused. */
  drafts: Record<string, Draft>
  notice: string
  /** What the last action has left as it is. */
  left: Issue[]
}

let state: State = { file: '', panel: 'form', at: '', drafts: {}, notice: '', left: [] }
const listeners = new Set<() => void>()

export function set(part: Partial<State>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of what the editor shows; its component is rendered again when the part changes. */
export const useStore = <Part>(part: (state: State) => Part): Part =>
  useSyncExternalStore(subscribe, () => part(state))

export const unsavedFiles = ({ drafts }: Pick<State, 'drafts'> = state) =>
  Object.keys(drafts).filter((file) => local.isUnsaved(drafts[file]))

/** The address of the preview. A phone has another one of this machine. */
export const siteOf = (overview: Overview | undefined) => {
  const host = location.hostname === '127.0.0.1' ? 'localhost' : location.hostname
  return overview?.preview.replace('localhost', host) ?? ''
}

const isIn = (files: FileEntry[], name: string) => files.some(({ file }) => file === name)

/** Changes what is known of an opened file. */
export function patch(name: string, change: (draft: Draft) => Partial<Draft>): void {
  const draft = state.drafts[name]
  if (draft) set({ drafts: { ...state.drafts, [name]: { ...draft, ...change(draft) } } })
}

const keepDraft = (name: string) => patch(name, (draft) => ({ isAtRisk: local.remember(draft) }))

/** Takes what is typed, and keeps it in this browser at once. */
function type(name: string, values: Values): void {
  patch(name, (draft) => local.withTyped(draft, values))
  keepDraft(name)
}

/** Runs an action that sends a request, and shows why it failed. */
async function attempt(action: () => Promise<void>) {
  set({ notice: '' })
  try {
    await action()
  } catch (error) {
    set({ notice: (error as Error).message })
  }
}

async function load(name: string, isDiscarded = false) {
  const saved = await request<FileState>(`file?file=${encodeURIComponent(name)}`)
  const before = state.drafts[name]
  if (isDiscarded) local.forget(name)
  const { values, version, issues, base = saved.values } = { ...saved, ...local.remembered(name) }
  const dropped = isDiscarded ? before : before?.dropped
  const draft = { saved: { ...saved, version, values: base }, values, issues, dropped }
  set({ drafts: { ...state.drafts, [name]: draft } })
}

let wanted = ''

type Opening = {
  path?: Path | undefined
  /** The paragraph of the field in which the caret goes. */
  text?: string | undefined
  /** Whether the field is changed elsewhere, such as in the preview. */
  isElsewhere?: () => boolean
}

/** Opens a tool, or a file and a field in it. */
export const open = (name: string, { path, text, isElsewhere }: Opening = {}) =>
  attempt(async () => {
    wanted = name
    const isFirst = !state.file
    // At once: a part that is chosen while the file loads stays.
    if (!isElsewhere) set({ panel: 'form' })
    // Another program may have changed a file that has no changes here.
    if (!TOOLS[name] && !local.isUnsaved(state.drafts[name])) await load(name)
    if (wanted !== name) return
    const stays = isElsewhere?.()
    set({ file: name, ...(stays === false && { panel: 'form' }) })
    if (path) focusField(path, !stays, text)
    // What was pressed may be gone, and is far from the form by keyboard.
    else if (!isElsewhere && !isFirst) requestAnimationFrame(focusHeading)
  })

/** What the address names, or a place: `pictures` is a tool, `services/seo.yaml?seo.title` a file and its field. */
function addressed(place = decodeURI(location.hash.slice(1))) {
  const [name = '', part] = place.split('?')
  return { name, path: part ? keysOf(part) : undefined }
}

function openAddressed() {
  const { name, path } = addressed()
  // Without the field, so that the same link opens it again.
  if (path) history.replaceState(null, '', `#${name}`)
  if (name) open(name, { path })
}

/** Makes what is open an entry in the browser's history. */
export function address(shown: string) {
  if (!shown || addressed().name === shown) return
  if (location.hash) history.pushState(null, '', `#${shown}`)
  else history.replaceState(null, '', `#${shown}`)
}

/** Another tab has typed, saved or discarded: all have the same draft of a file. */
const follow = ({ key }: StorageEvent) =>
  attempt(async () => {
    const name = local.fileOf(key) ?? ''
    const there = state.drafts[name]
    const kept = local.remembered(name)
    if (there && there.saved.version === kept?.version)
      patch(name, () => local.withTyped(there, kept.values))
    else if (there || kept) await load(name)
  })

/** Opens the file that the address names, or the home page. */
export const start = () =>
  attempt(async () => {
    window.addEventListener('popstate', openAddressed)
    window.addEventListener('storage', follow)
    window.addEventListener('beforeunload', (event) => {
      if (Object.values(state.drafts).some(({ isAtRisk }) => isAtRisk)) event.preventDefault()
    })
    const overview = await request<Overview>('overview')
    const { files } = overview
    set({ overview })
    await Promise.all(local.rememberedFiles().map((name) => isIn(files, name) && load(name)))
    const { name, path } = addressed()
    const home = files.find(({ page, group }) => page === '/' && group === 'Pages') ?? files[0]
    await open(TOOLS[name] || isIn(files, name) ? name : (home?.file ?? ''), { path })
    set({ notice: overview.notice })
  })

type Saved = Overview & { state: FileState }

async function saveNow(isForced: boolean) {
  const { file } = state
  const there = state.drafts[file]
  if (!there) return
  set({ notice: '' })
  const { version, values: base } = there.saved
  const over = isForced ? there.conflict?.over : undefined
  try {
    const sent = { file, values: there.values, version, base, over }
    const { state: saved, ...overview } = await request<Saved>('save', sent)
    patch(file, ({ values }) => ({
      // What was typed during the save stays; it lacks what was merged, so the next save merges again.
      saved: over && !local.same(values, there.values) ? there.saved : saved,
      values: local.same(values, there.values) ? saved.values : values,
      issues: saved.issues,
      isRefused: false,
      conflict: undefined,
    }))
    keepDraft(file)
    set({ overview, notice: 'Saved.' })
  } catch (error) {
    const { status, issues, message } = error as HttpError
    if (status === 409) {
      set({ notice: 'It was changed elsewhere', panel: 'form' })
      return patch(file, () => ({ conflict: error as HttpError }))
    }
    if (issues) patch(file, () => ({ issues, isRefused: true }))
    set({
      notice: issues ? 'Not saved: something needs a change first. Nothing is lost.' : message,
    })
    const first = issues?.find((issue) => issue.file === file && isError(issue))
    // Who types in the preview goes on there.
    if (first?.path) focusField(first.path, document.activeElement?.localName !== 'iframe')
  }
}

let saving = Promise.resolve()
/** Saves the open file, once an earlier save has ended. @param isForced over what another program or tab has saved, as the owner has seen it */
export const save = (isForced = false) => {
  saving = saving.then(() => saveNow(isForced))
}

/** Loads opened files again after a change on the disk, except those with unsaved changes. */
async function refresh(overview: Overview) {
  const there = Object.entries(state.drafts).filter(([name]) => isIn(overview.files, name))
  set({ overview, drafts: Object.fromEntries(there) })
  const clean = there.filter(([, draft]) => !local.isUnsaved(draft))
  await Promise.all(clean.map(([name]) => load(name)))
}

/** Loads what is on the disk, except over unsaved changes. */
export const reread = () => attempt(async () => refresh(await request<Overview>('overview')))

/** Shows which files were created or deleted: opens the new one, or another in place of a deleted one. */
export const settle = (now: Done, notice: string) =>
  attempt(async () => {
    const { files = [], folders = [] } = state.overview ?? {}
    const came = now.files.find((entry) => !isIn(files, entry.file))
    const gone = files.find(({ file }) => file === state.file && !isIn(now.files, file))
    const beside = now.files.find(({ kind }) => kind === gone?.kind) ?? now.files[0]
    const next = came ?? (gone && beside)
    const folder = folders.find(({ kind }) => kind === next?.kind)
    if (next) await load(next.file)
    const file = next?.file ?? state.file
    set({ overview: now, left: now.left ?? [], file, panel: 'form' })
    const { blocks } = state.drafts[next?.file ?? '']?.values ?? {}
    if (next && folder)
      focusField([came && Array.isArray(blocks) && blocks.length === 0 ? 'blocks' : folder.named])
    await refresh(now)
    set({ notice })
  })

/** The values with another one at a path. */
export function withAt<Whole>(whole: Whole, [key, ...path]: Path, value: unknown): Whole {
  if (key === undefined) return value as Whole
  const copy = typeof key === 'number' ? Object.values(whole ?? []) : { ...Object(whole) }
  return Object.assign(copy, { [key]: withAt((copy as Values)[key], path, value) }) as Whole
}

/** Changes a field of the open file. */
export const change = (value: unknown, path: Path, file = state.file) => {
  const values = state.drafts[file]?.values
  if (values) type(file, withAt(values, path, value))
}

export const discard = () => attempt(() => load(state.file, true))

export function bringBack() {
  patch(state.file, ({ dropped }) => ({ ...dropped, dropped: undefined }))
  keepDraft(state.file)
}

/** Shows the open file as it was before a save. */
export const restore = (at: string) =>
  attempt(async () => {
    const { file } = state
    type(file, await request<Values>(`version?${new URLSearchParams({ file, at })}`))
    set({ notice: 'The form shows that version. Save it to use it.' })
  })

/** Shows the open file as text, to mend it. @param isGood as its last version without errors */
export const editText = (isGood: boolean) =>
  attempt(async () => {
    const { file, drafts } = state
    const asked = { file, values: drafts[file]?.values, isGood }
    const { text, at } = await request<{ text: string; at?: string }>('text', asked)
    type(file, { [SOURCE]: text })
    if (at) set({ notice: `This is the text of ${new Date(at).toLocaleString('en-GB')}.` })
  })

/** Gives files of a folder this order. */
export const reorder = (files: string[]) =>
  attempt(async () => {
    const touched = files.find((name) => unsavedFiles().includes(name))
    if (touched) throw new Error(`Save ${touched} first: its number would change.`)
    await refresh(await request<Overview>('reorder', { files }))
    set({ notice: 'The order is saved.' })
  })

/** Opens the field of a text in the preview. @returns whether this is the whole field, so that it can be changed there */
export async function pick(place: string, text?: string, isAlone?: boolean) {
  const { name, path = [] } = addressed(place)
  const isElsewhere = () => isAlone === true && valueAt(state.drafts[name]?.values, path) === text
  await open(name, { path, text, isElsewhere })
  return isElsewhere()
}

/** Changes the field at a place of the preview. */
export const typeAt = (place: string, text: string) => {
  const { name, path = [] } = addressed(place)
  change(text, path, name)
}
