import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contentFiles, contentTexts } from '../../schemas/content-folder.ts'
import { type ContentIssue, isError } from '../../schemas/content-issue.ts'
import { kindOf } from '../../schemas/kinds.ts'
import { fillFields, sitePlaceholders } from '../../schemas/reading/fill-placeholders.ts'
import type { FileState, Issue, Overview } from '../protocol.ts'
import { MOST_TEXT, TOO_LONG } from '../upload-limit.ts'
import { openContent, type Values } from './content-store.ts'
import { createEnquiries, type Messages } from './enquiries.ts'
import { openEntries } from './entries.ts'
import { formSchema } from './form-schema.ts'
import { labelsOf } from './labels-of.ts'
import { launchGroups, removeMarks } from './launch-check.ts'
import { listFiles, listFolders } from './list-files.ts'
import { findMentions, replaceText } from './mentions.ts'
import { OwnerMistake } from './owner-mistake.ts'
import { createPictures } from './pictures/pictures.ts'
import { issueInWords } from './place-of.ts'
import { createPublishing } from './publish/publish.ts'
import { references } from './references.ts'

/** How the browser names an entry of a folder: it sends no path. */
type EntryName = { kind: string; slug: string }

/** Its name, and the entry that it copies. */
type NewEntry = { name: string; from?: string }

/**
 * The editor's endpoints.
 * @param preview the address of the site in development
 */
export function createApi(preview: () => string, messages: Messages): Hono {
  const store = openContent()
  const entries = openEntries(store)

  /** All files with their fields, placeholders filled in; a file that cannot be read has none. */
  function listed(placeholders = sitePlaceholders(contentTexts())) {
    const valuesOf = (file: string): Values => {
      try {
        return fillFields(store.load(file).values, placeholders)
      } catch {
        return {}
      }
    }
    const known = new Map(
      contentFiles().flatMap((file) => (kindOf(file) ? [[file, valuesOf(file)]] : [])),
    )
    return listFiles((file) => known.get(file)).map((entry) => ({
      ...entry,
      values: known.get(entry.file) ?? {},
    }))
  }

  function overview(): Overview {
    const files = listed()
    return {
      files: files.map(({ values, ...entry }) => entry),
      folders: listFolders(),
      preview: preview(),
      references: references(files),
      removed: store.removed(),
    }
  }

  const inWords = (issues: ContentIssue[]) => {
    const files = listed()
    return issues.map((issue) => issueInWords(files, issue))
  }

  function stateOf(file: string, found?: ContentIssue[]): FileState {
    const kind = kindOf(file)
    const schema = kind ? formSchema(kind.name) : {}
    const state = store.load(file)
    const issues = inWords(found ?? store.check(file, state.values))
    const history = store.history(file).map(({ at, changed }) => ({
      at,
      changed: changed.flatMap((field) => labelsOf([field], schema)),
    }))
    return { ...state, schema, issues, history }
  }

  /** Answers with the issues if there is an error, else with `done`, for what was written. */
  const told = (c: Context, issues: ContentIssue[], done: () => object = overview) =>
    issues.some(isError) ? c.json({ issues: inWords(issues) }, 422) : c.json(done())

  const app = new Hono().basePath('/api')
  app.onError((error, c) => {
    if (error instanceof OwnerMistake) return c.json({ message: error.message }, error.status)
    console.error(error)
    return c.json({ message: 'The editor failed; the terminal says why.' }, 500)
  })
  app.get('/launch-check', async (c) =>
    c.json(await launchGroups(listed(), c.req.query('links') === 'true')),
  )
  app.route('/publish', createPublishing(listed, inWords))
  app.route('/pictures', createPictures(listed, overview))
  app.use(bodyLimit({ maxSize: MOST_TEXT, onError: (c) => c.json({ message: TOO_LONG }, 413) }))
  app.route('/enquiries', createEnquiries(messages))
  app.get('/overview', (c) => c.json(overview()))
  app.get('/file', (c) => c.json(stateOf(c.req.query('file') ?? '')))
  app.post('/check', async (c) => {
    const { file, values } = await c.req.json<{ file: string; values: Values }>()
    return c.json({ issues: inWords(store.check(file, values)) })
  })
  app.post('/save', async (c) => {
    const { file, values, version } = await c.req.json<{
      file: string
      values: Values
      version: string
    }>()
    const issues = store.save(file, values, version)
    return told(c, issues, () => ({ overview: overview(), state: stateOf(file, issues) }))
  })
  app.post('/reorder', async (c) => {
    const { files } = await c.req.json<{ files: string[] }>()
    store.reorder(files)
    return c.json(overview())
  })
  app.post('/create', async (c) => {
    const { kind, slug, name, from } = await c.req.json<EntryName & NewEntry>()
    return told(c, entries.create(kind, slug, name, from))
  })
  app.post('/rename', async (c) => {
    const { kind, slug, to } = await c.req.json<EntryName & { to: string }>()
    return told(c, entries.rename(kind, slug, to))
  })
  app.post('/named-by', async (c) => {
    const { kind, slug, label } = await c.req.json<EntryName & { label: string }>()
    const others = listed({}).filter((entry) => entry.kind !== kind || entry.slug !== slug)
    const mentions = findMentions(label, others).filter(({ message }) => message.includes(label))
    const issues = entries.namedBy(kind, slug).map(({ allowed, ...issue }) => issue)
    return c.json({ mentions, issues: inWords(issues), beside: references(others)[kind] })
  })
  app.post('/delete', async (c) => {
    const { kind, slug, instead } = await c.req.json<EntryName & { instead: string }>()
    return told(c, entries.remove(kind, slug, instead))
  })
  app.get('/mentions', (c) => c.json(findMentions(c.req.query('text') ?? '', listed({}))))
  app.post('/replace', async (c) => {
    const left = replaceText(store, await c.req.json())
    return c.json({ ...overview(), left: inWords(left) })
  })
  app.get('/version', (c) =>
    c.json(store.valuesBefore(c.req.query('file') ?? '', c.req.query('at') ?? '')),
  )
  app.post('/untick', async (c) => {
    const { marks } = await c.req.json<{ marks: Issue[] }>()
    return told(c, removeMarks(store, marks))
  })
  app.post('/undo', async (c) => {
    const { file } = await c.req.json<{ file: string }>()
    store.undo(file)
    return c.json(overview())
  })
  return app
}
