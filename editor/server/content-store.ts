import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { OwnerError } from '../../contract/owner-error.ts'
import { type ContentIssue, fieldName, isError } from '../../model/content-issue.ts'
import { SOURCE } from '../../model/form/form-fields.ts'
import { asMeant, schemaOf } from '../../model/form/form-schema.ts'
import { inText } from '../../model/form/in-words.ts'
import { kindOf } from '../../model/kinds.ts'
import { knownValues, type Values, valuesOf } from '../../model/reading/file-values.ts'
import { type Clash, merge } from '../../model/writing/merge-values.ts'
import { mergeTexts, rewritten } from '../../model/writing/write-file.ts'
import { readContentFolder } from '../../tools/content/read-content-folder.ts'
import { replaceFiles } from '../../tools/content/stored-files.ts'
import { openJournal, type Save, type Texts } from './journal.ts'
import { committedVersions } from './publish/repository.ts'

const FOLDER = 'content'

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The fields of a file; if they cannot be read, its text. */
const fieldsOf = (file: string, text: string): Values =>
  knownValues(file, text) ?? { [SOURCE]: text }

/** The text of a file with these values. @param text its text so far, empty for a new file */
export function textWith(file: string, text: string, values: Values): string {
  if (SOURCE in values) return String(values[SOURCE])
  const empty = file.endsWith('.md') ? '---\n---\n' : ''
  const base = knownValues(file, text) ? text : empty
  return rewritten(file, base, asMeant(values, schemaOf(file)) as Values)
}

/** The text of a file, if it exists and has a kind: no other path is read or written. */
function textIn(file: string): string | null {
  const place = path.join(FOLDER, file)
  return kindOf(file) && existsSync(place) ? readFileSync(place, 'utf8') : null
}

function textOf(file: string): string {
  const text = textIn(file)
  if (text !== null) return text
  throw new OwnerError(`There is no file content/${file}.`, 404)
}

/** Fields of a file that two have changed, as issues. */
const clashesIn = (file: string, clashes: Clash[], wrong: (clash: Clash) => string) =>
  clashes.map((one) => ({ file, line: 1, field: fieldName(one.path), wrong: wrong(one) }))

function issuesOf(changes: Texts = {}): ContentIssue[] {
  const { issues, warnings } = readContentFolder(FOLDER, changes)
  return [...issues, ...warnings]
}

/** The issues that only these changes cause, in any file. */
function newIssues(changes: Texts, issues = issuesOf(changes)): ContentIssue[] {
  const plain = ({ line, allowed, ...issue }: ContentIssue) => JSON.stringify(issue)
  const before = new Set(issues.length > 0 ? issuesOf().map(plain) : undefined)
  return issues.filter((issue) => !before.has(plain(issue)))
}

/** The issues of these files; if none is an error, also those that they cause elsewhere. */
function issuesWith(changes: Texts): ContentIssue[] {
  const all = issuesOf(changes)
  const own = all.filter(({ file }) => file in changes)
  // To other files an invalid file is missing; leave out the errors that follow from that.
  if (own.some(isError)) return own
  return [...own, ...newIssues(changes, all).filter(({ file }) => !(file in changes))]
}

/** The content folder, with the saves of this computer. */
export function openContent() {
  /** The fields of each file as it was last read; usually only one file has changed since. */
  const known = new Map<string, { text: string; values: Values }>()
  const journal = openJournal()

  function saveAt(file: string, at: string): Save {
    const save = journal.of(file).find((one) => one.at === at)
    if (save) return save
    throw new OwnerError('There is no such save.', 404)
  }

  /** The text of a file without a save, or the fields that it has changed and that have changed since. */
  function withoutSave({ before, after }: Save, file: string) {
    const now = textIn(file)
    const isBack = now === after[file] || now === before[file]
    if (isBack) return { text: before[file] ?? null, clashes: [] }
    return mergeTexts(file, [after[file], now, before[file]])
  }

  /** Writes changes. @param undoes the time of a save that they take back @returns the issues that they cause; if there is an error among them, nothing is written */
  function change(after: Texts, issues = newIssues(after), undoes?: string): ContentIssue[] {
    const files = Object.keys(after).filter((file) => undoes || after[file] !== textIn(file))
    if (issues.some(isError) || files.length === 0) return issues
    const texts = (of: (file: string) => string | null) =>
      Object.fromEntries(files.map((file) => [file, of(file)]))
    const save = { before: texts(textIn), after: texts((file) => after[file] ?? null), undoes }
    replaceFiles(save.after, () => journal.add(save), FOLDER)
    return issues
  }

  function edit(after: Texts, file: string, changed: (values: Values) => Values): void {
    const text = after[file] ?? textOf(file)
    after[file] = textWith(file, text, changed(valuesOf(file, text)))
  }

  function load(file: string) {
    const text = textOf(file)
    const last = known.get(file)
    const values = last?.text === text ? last.values : fieldsOf(file, text)
    known.set(file, { text, values })
    return { file, version: versionOf(text), values }
  }

  return {
    textOf,
    newIssues,
    change,
    edit,
    load,

    check: (file: string, values: Values) =>
      issuesWith({ [file]: textWith(file, textOf(file), values) }),

    /** Merges fields with what has changed in the file since they were read. @param base the fields then @returns nothing if the file is still of that version */
    mergedSince(file: string, values: Values, version?: string, base?: Values) {
      const now = load(file)
      if (!version || now.version === version) return undefined
      const clashes: Clash[] = []
      const merged = merge(base, values, now.values, clashes) as Values
      const issues = clashesIn(file, clashes, ({ theirs }) => `the other has “${inText(theirs)}”`)
      return { over: now.version, values: merged, clashes: issues }
    },

    save(file: string, values: Values): ContentIssue[] {
      const after = { [file]: textWith(file, textOf(file), values) }
      return change(after, issuesWith(after))
    },

    /** Renumbers the entries of a folder in this order; each file changes in one line. */
    reorder(files: string[]): ContentIssue[] {
      const orders = files.map((file) => Number(load(file).values.order)).sort((a, b) => a - b)
      const after: Texts = {}
      for (const [index, file] of files.entries())
        edit(after, file, (values) => ({ ...values, order: orders[index] }))
      return change(after)
    },

    removed: () =>
      journal.removed().flatMap((file) => {
        const kind = kindOf(file)?.name
        return kind && textIn(file) === null ? [{ file, kind }] : []
      }),

    /** The saves of a file, the latest first: when, in which files, and which fields each has changed. */
    history: (file: string) =>
      journal.of(file).map(({ at, undoes, before, after }) => {
        const [one, other] = [before, after].map((texts) => knownValues(file, texts[file]))
        const fields = Object.keys(one && other ? { ...one, ...other } : {})
        const changed = fields.filter((key) => !isDeepStrictEqual(one?.[key], other?.[key]))
        const did = one && other ? 'changed' : other ? 'created' : 'deleted'
        const isUndone = journal.isUndone(at, file)
        return { at, did, changed, files: Object.keys(after), undoes, isUndone }
      }),

    /** The fields of a file before one of its saves. @param at the time of that save */
    valuesBefore: (file: string, at: string) => fieldsOf(file, saveAt(file, at).before[file] ?? ''),

    /** The latest text of a file without errors, and its time: of a save on this computer, or of Git. */
    async lastGood(file: string): Promise<{ at: string; text: string }> {
      textOf(file)
      const saves = journal.of(file).map(({ at, after }) => ({ at, text: after[file] ?? '' }))
      const isGood = ({ text }: { text: string }) =>
        text && !issuesOf({ [file]: text }).some((one) => one.file === file && isError(one))
      const good = [...saves, ...(await committedVersions(path.posix.join(FOLDER, file)))]
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
        .find(isGood)
      if (good) return good
      throw new OwnerError('This computer knows no version of this file without errors.', 404)
    },

    /** Takes a save back in all its files, but for fields that have changed since: a save, too. @returns those, and the errors that prevent it */
    takeBack(file: string, at: string): { left: ContentIssue[]; issues: ContentIssue[] } {
      const save = saveAt(file, at)
      if (journal.isUndone(at, file)) throw new OwnerError('It is undone already.', 409)
      const results = Object.keys(save.after).map((file) => ({ file, ...withoutSave(save, file) }))
      const left = results.flatMap(({ file, clashes }) =>
        clashesIn(file, clashes, () => 'has changed since'),
      )
      const back = results.filter(({ text, clashes }) => text !== null || clashes.length === 0)
      const texts = Object.fromEntries(back.map(({ file, text }) => [file, text]))
      return { left, issues: change(texts, newIssues(texts).filter(isError), at) }
    },
  }
}

export type ContentStore = ReturnType<typeof openContent>
