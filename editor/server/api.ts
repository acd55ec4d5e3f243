import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DESK_PATH } from '../../contract/constants.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { type ContentIssue, isError } from '../../model/content-issue.ts'
import { fillFields, sitePlaceholders } from '../../model/reading/fill-placeholders.ts'
import type { Site } from '../../schemas/site.ts'
import { notices } from '../../tools/stored-files.ts'
import type { FileState, Issue, Overview, SavedAction } from '../protocol.ts'
import { MOST_BYTES, TOO_LARGE } from '../upload-limit.ts'
import { openContent, type Values } from './content-store.ts'
import { openEntries } from './entries.ts'
import { labelsOf, schemaOf } from './form-schema.ts'
import { launchGroups, removeMarks } from './launch-check.ts'
import { listFiles, listFolders, references } from './list-files.ts'
import { findMentions, type Replacement, replaceText } from './mentions.ts'
import { createPictures } from './pictures/pictures.ts'
import { issueInWords, labelOf } from './place-of.ts'
import { createPublishing } from './publish/publish.ts'

/** How the browser names an entry of a folder: it sends no path. */
type EntryName = { kind: string; slug: string }

/** The fields of a file; without a version they replace whatever it holds. */
type Sent = { file: string; values: Values; version?: string }

/** The editor's endpoints. @param preview the address of the site in development */
export function createApi(preview: () => string): Hono {
  const store = openContent()
  const entries = openEntries(store)

  /** All files with their fields, placeholders filled in; a file that cannot be read has none. */
  const listed = (placeholders = sitePlaceholders(contentTexts())) =>
    listFiles((file) => {
      try {
        return fillFields(store.load(file).values, placeholders)
      } catch {
        return {}
      }
    })

  const historyOf = (file: string, files = listed(), values?: Values): SavedAction[] =>
    store.history(file).map(({ at, did, changed, files: its }) => ({
      at,
      did,
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
      removed: store.removed().flatMap((one) => {
        const [deletion, ...history] = historyOf(one.file, files)
        return deletion ? { ...one, deletion, history } : []
      }),
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
    const issues = inWords(found ?? store.check(file, state.values))
    const history = historyOf(file, listed(), state.values)
    return { ...state, schema: schemaOf(file), issues, history }
  }

  const app = new Hono().basePath('/api')
  app.onError((error, c) => {
    if (error instanceof OwnerError) return c.json({ message: error.message }, error.status)
    console.error(error)
    return c.json({ message: 'The editor failed; the terminal says why.' }, 500)
  })
  const post = <Body>(path: string, answer: (body: Body) => object) =>
    app.post(path, async (c) => {
      const answered = answer(await c.req.json())
      return answered instanceof Response ? answered : c.json(answered)
    })
  /** What a change leads to, unless there is an error among its issues: then it was not made. */
  const told = (issues: ContentIssue[], done: () => object = overview) =>
    issues.some(isError) ? Response.json({ issues: inWords(issues) }, { status: 422 }) : done()

  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: TOO_LARGE }, 413) }))
  app.get('/launch-check', async (c) =>
    c.json(await launchGroups(listed(), c.req.query('links') === 'true')),
  )
  app.route('/publish', createPublishing(listed))
  app.route('/pictures', createPictures(listed))
  app.get('/folder', (c) => c.text(process.cwd()))
  app.get('/overview', (c) => c.json(overview()))
  app.get('/file', (c) => c.json(stateOf(c.req.query('file') ?? '')))
  post<Sent>('/check', (sent) => ({
    issues: inWords(store.check(sent.file, sent.values), sent),
  }))
  post<Sent>('/save', ({ file, values, version }) => {
    const issues = store.save(file, values, version)
    return told(issues, () => ({ overview: overview(), state: stateOf(file, issues) }))
  })
  post<{ files: string[] }>('/reorder', ({ files }) => told(store.reorder(files)))
  post<EntryName & { name: string; from?: string }>('/create', ({ kind, slug, name, from }) =>
    told(entries.create(kind, slug, name, from)),
  )
  post<EntryName & { to: string }>('/rename', ({ kind, slug, to }) =>
    told(entries.rename(kind, slug, to)),
  )
  post<EntryName & { label: string }>('/named-by', ({ kind, slug, label }) => {
    const others = listed({}).filter((entry) => entry.kind !== kind || entry.slug !== slug)
    const mentions = findMentions(label, others).filter(({ message }) => message.includes(label))
    const issues = entries.namedBy(kind, slug).map(({ allowed, ...issue }) => issue)
    return { mentions, issues: inWords(issues), beside: references(others)[kind] }
  })
  post<EntryName & { instead: string }>('/delete', ({ kind, slug, instead }) =>
    told(entries.remove(kind, slug, instead)),
  )
  app.get('/mentions', (c) => c.json(findMentions(c.req.query('text') ?? '', listed({}))))
  post<Replacement>('/replace', (replacement) => {
    const left = replaceText(store, replacement)
    return { ...overview(), left: inWords(left) }
  })
  app.get('/version', (c) =>
    c.json(store.valuesBefore(c.req.query('file') ?? '', c.req.query('at') ?? '')),
  )
  post<{ marks: Issue[] }>('/untick', ({ marks }) => told(removeMarks(store, marks)))
  post<{ file: string; at: string }>('/undo', ({ file, at }) => {
    const { left, issues } = store.takeBack(file, at)
    return told(issues, () => ({ ...overview(), left: inWords(left) }))
  })
  return app
}
