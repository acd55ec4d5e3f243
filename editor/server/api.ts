import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DESK_PATH } from '../../contract/constants.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import { patternOf } from '../../contract/plain-text.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { type ContentIssue, isError } from '../../model/content-issue.ts'
import type { Site } from '../../model/files/site.ts'
import { labelsOf, schemaOf } from '../../model/form/form-schema.ts'
import { untranslatedIn } from '../../model/languages/translate.ts'
import type { Values } from '../../model/reading/file-values.ts'
import { fillFields, sitePlaceholders } from '../../model/reading/fill-placeholders.ts'
import { notices } from '../../tools/content/stored-files.ts'
import { showUnsaved } from '../preview/editable-pages.ts'
import type { FileState, Issue, Overview, SavedAction } from '../protocol.ts'
import { MOST_BYTES, TOO_LARGE } from '../upload-limit.ts'
import { openContent, textWith } from './content-store.ts'
import { type EntryName, openEntries } from './entries.ts'
import { launchGroups, removeMarks } from './launch-check.ts'
import { issueInWords, labelOf, listFiles, listFolders, references } from './list-files.ts'
import { findMentions, type Replacement, replaceText } from './mentions.ts'
import { createPictures } from './pictures/pictures.ts'
import { createPublishing } from './publish/publish.ts'
import { listReminders } from './reminders.ts'

/** The fields of a file, with its version and fields when it was opened, and the version that they may replace; without one they replace any. */
type Sent = { file: string; values: Values; version?: string; base?: Values; over?: string }

const CHANGED =
  'This file was changed elsewhere after you opened it: in another tab, or by another program. Your changes are still here, and nothing is saved yet. “Save mine over it” keeps what the other changed, except where both changed the same field.'

/** The editor's endpoints. @param preview the address of the site in development */
export function createApi(preview: () => string): Hono {
  const store = openContent()
  const entries = openEntries(store)

  /** All files with their fields, placeholders filled in. */
  const listed = (placeholders = sitePlaceholders(contentTexts())) =>
    listFiles((file) => fillFields(store.load(file).values, placeholders))

  const historyOf = (file: string, files = listed(), values?: Values): SavedAction[] =>
    store.history(file).map(({ changed, files: its, ...save }) => ({
      ...save,
      changed: changed.map((field) => labelsOf([field], schemaOf(file), values).join()),
      files: its.map((one) => labelOf(files, one)),
    }))

  function overview(): Overview {
    const files = listed()
    const { values: site } = files.find(({ file }) => file === 'site.yaml') ?? {}
    const { url, mail } = (site ?? {}) as Partial<Site>
    return {
      files: files.map(({ values, ...entry }) => entry),
      folders: listFolders(),
      preview: preview(),
      desk: url && mail?.send === 'own-server' ? `${url}${DESK_PATH}` : undefined,
      references: references(files),
      removed: store.removed().map((one) => ({ ...one, history: historyOf(one.file, files) })),
      notice: notices.splice(0).join(' '),
    }
  }

  /** @param draft the fields of a file that is not saved */
  const inWords = (issues: ContentIssue[], draft?: Sent) => {
    const files = listed().map((one) => (one.file === draft?.file ? { ...one, ...draft } : one))
    return issues.map((issue) => issueInWords(files, issue))
  }

  function stateOf(file: string, found?: ContentIssue[]): FileState {
    const state = store.load(file)
    showUnsaved(file)
    const issues = inWords([
      ...(found ?? store.check(file, state.values)),
      ...untranslatedIn(contentTexts(), file),
    ])
    const history = historyOf(file, listed(), state.values)
    return { ...state, schema: schemaOf(file), issues, history }
  }

  const app = new Hono().basePath('/api')
  app.onError((error, c) => {
    if (error instanceof OwnerError) return c.json({ message: error.message }, error.status)
    console.error(error)
    return c.json({ message: 'The editor failed; the terminal says why.' }, 500)
  })
  const get = (path: string, answer: (asked: (name: string) => string) => unknown) =>
    app.get(path, async (c) => c.json(await answer((name) => c.req.query(name) ?? '')))
  const post = <Body>(path: string, answer: (body: Body) => unknown) =>
    app.post(path, async (c) => {
      const answered = await answer(await c.req.json())
      return answered instanceof Response ? answered : c.json(answered ?? {})
    })
  /** What a change leads to, unless there is an error among its issues: then it was not made. */
  const told = (issues: ContentIssue[], more: () => object = () => ({}), draft?: Sent) =>
    issues.some(isError)
      ? Response.json({ issues: inWords(issues, draft) }, { status: 422 })
      : { ...overview(), ...more() }
  const change = <Body>(path: string, act: (body: Body) => ContentIssue[]) =>
    post<Body>(path, (body) => told(act(body)))

  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: TOO_LARGE }, 413) }))
  app.route('/pictures', createPictures(listed))
  app.get('/folder', (c) => c.text(process.cwd()))
  get('/launch-check', (asked) => launchGroups(listed(), asked('links') === 'true'))
  get('/overview', overview)
  get('/file', (asked) => stateOf(asked('file')))
  post<Sent & { isGood: boolean }>('/text', ({ file, values, isGood }) =>
    isGood ? store.lastGood(file) : { text: textWith(file, store.textOf(file), values) },
  )
  get('/version', (asked) => store.valuesBefore(asked('file'), asked('at')))
  get('/mentions', (asked) => findMentions(asked('text'), listed({})))
  post<Sent>('/check', (sent) => {
    const { file, values } = sent
    const issues = store.check(file, values)
    if (!issues.some(isError)) showUnsaved(file, textWith(file, store.textOf(file), values))
    return { issues: inWords([...issues, ...untranslatedIn(contentTexts(), file)], sent) }
  })
  post<Sent>('/save', (sent) => {
    const { file, values, version, base, over } = sent
    const merged = store.mergedSince(file, values, version, base)
    if (merged && merged.over !== over) {
      const conflict = { message: CHANGED, over: merged.over, issues: inWords(merged.clashes) }
      return Response.json(conflict, { status: 409 })
    }
    const issues = store.save(file, merged?.values ?? values)
    return told(issues, () => ({ state: stateOf(file, issues) }), sent)
  })
  change<{ files: string[] }>('/reorder', ({ files }) => store.reorder(files))
  change<{ marks: Issue[] }>('/untick', ({ marks }) => removeMarks(store, marks))
  change('/create', entries.create)
  change('/rename', entries.rename)
  change('/delete', entries.remove)
  post<EntryName & { label: string }>('/named-by', ({ kind, slug, label }) => {
    const others = listed({}).filter((entry) => entry.kind !== kind || entry.slug !== slug)
    const mentions = findMentions(label, others).filter(({ message }) =>
      patternOf(label).test(message),
    )
    const issues = entries.namedBy(kind, slug).map(({ allowed, ...issue }) => issue)
    return { mentions, issues: inWords(issues), beside: references(others)[kind] }
  })
  post<Replacement>('/replace', (replacement) => {
    const left = replaceText(store, replacement)
    return told([], () => ({ left: inWords(left) }))
  })
  post<{ file: string; at: string }>('/undo', ({ file, at }) => {
    const { left, issues } = store.takeBack(file, at)
    return told(issues, () => ({ left: inWords(left) }))
  })
  const publishing = createPublishing(listed)
  const { state, publish, ...others } = publishing
  get('/reminders', () => listReminders(publishing))
  get('/publish', state)
  post('/publish', publish)
  for (const [name, action] of Object.entries(others)) post<never>(`/publish/${name}`, action)
  return app
}
