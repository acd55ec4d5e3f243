import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { OwnerError } from '../../contract/owner-error.ts'
import { type ContentIssue, fieldName, isError } from '../../schemas/content-issue.ts'
import { KINDS, kindOf } from '../../schemas/kinds.ts'
import { readFields } from '../../schemas/reading/read-fields.ts'
import { splitFile } from '../../schemas/reading/split-file.ts'
import { rewritten } from '../../tools/content-form.ts'
import { readContentFolder } from '../../tools/read-content-folder.ts'
import { replaceFile } from '../../tools/stored-files.ts'
import type { FieldPath } from '../protocol.ts'
import { applyValues } from './apply-values.ts'
import { asMeant } from './as-meant.ts'
import { formSchema } from './form-schema.ts'
import { openJournal, type Save } from './journal.ts'
import { merge } from './merge-values.ts'

export type Values = Record<string, unknown>

/** The texts of some files, by path; undefined where there is no file. */
export type Texts = Record<string, string | undefined>

const FOLDER = 'content'

/** Identifies a text. */
const versionOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The fields of a file, placeholders not filled in; the text of a Markdown file is its field `content`. */
export function valuesOf(file: string, text: string): Values {
  const parts = splitFile(file, text)
  if (parts.wrong) throw new OwnerError(`content/${file} ${parts.wrong}.`)
  const { fields, issues } = readFields(parts.yaml, parts.before)
  if (!fields) {
    const { line, wrong } = issues[0] ?? { line: 1, wrong: 'cannot be read' }
    throw new OwnerError(`Line ${line} of content/${file} ${wrong}.`)
  }
  return { ...fields.values, ...(parts.markdown && { content: parts.markdown.text }) }
}

/** The text of a file with these values. @param text its text so far */
export function textWith(file: string, text: string, values: Values): string {
  const kind = kindOf(file)
  const meant = kind ? (asMeant(values, formSchema(kind.name)) as Values) : values
  const { content, ...fields } = meant
  const isMarkdown = file.endsWith('.md')
  const markdown = isMarkdown && typeof content === 'string' ? content : undefined
  return rewritten(
    file,
    text,
    (document) => applyValues(document, isMarkdown ? fields : meant),
    markdown,
  )
}

/** Writes and removes files, removals last, so that nothing is lost in between. */
function replaceFiles(texts: Texts): void {
  const files = Object.entries(texts)
  for (const [file, text] of files)
    if (text !== undefined) replaceFile(path.join(FOLDER, file), text)
  for (const [file, text] of files)
    if (text === undefined) rmSync(path.join(FOLDER, file), { force: true })
}

/** The content folder, with the saves of this session. */
export function openContent() {
  /** The fields of each file as it was last read; usually only one file has changed since. */
  const known = new Map<string, { text: string; values: Values }>()
  const journal = openJournal()

  /** The text of a file, if it exists and has a kind: no other path is read or written. */
  function textIn(file: string): string | undefined {
    const place = path.join(FOLDER, file)
    return kindOf(file) && existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }

  function textOf(file: string): string {
    const text = textIn(file)
    if (text !== undefined) return text
    throw new OwnerError(`There is no file content/${file}.`, 404)
  }

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

  /** The text of a file without a save, or the fields that it has changed and that have changed since. */
  function withoutSave({ before, after }: Save, file: string): { text?: string; left?: string[] } {
    const now = textIn(file)
    const [old, saved] = [before[file] ?? undefined, after[file] ?? undefined]
    if (now === saved || now === old) return old === undefined ? {} : { text: old }
    const [base, mine, theirs] = [saved, now, old].map((text) => knownValues(file, text))
    if (!now || !base || !mine || !theirs) return { left: [''] }
    const conflicts: FieldPath[] = []
    const values = merge(base, mine, theirs, conflicts) as Values
    return conflicts.length > 0
      ? { left: conflicts.map(fieldName) }
      : { text: textWith(file, now, values) }
  }

  function write(after: Texts): void {
    const before = Object.fromEntries(Object.keys(after).map((file) => [file, textIn(file)]))
    const changed = Object.entries(after).filter(([file, text]) => text !== before[file])
    if (changed.length === 0) return
    replaceFiles(Object.fromEntries(changed))
    const saved = (texts: Texts) =>
      Object.fromEntries(changed.map(([file]) => [file, texts[file] ?? null]))
    journal.add({ before: saved(before), after: saved(after) })
  }

  return {
    textOf,
    newIssues,

    /** Writes changes. @returns the issues that they cause; if there is an error among them, nothing is written */
    change(after: Texts): ContentIssue[] {
      const issues = newIssues(after)
      if (!issues.some(isError)) write(after)
      return issues
    },

    load(file: string) {
      const text = textOf(file)
      const last = known.get(file)
      const values = last?.text === text ? last.values : valuesOf(file, text)
      known.set(file, { text, values })
      return { file, version: versionOf(text), values }
    },

    check: (file: string, values: Values) =>
      issuesWith({ [file]: textWith(file, textOf(file), values) }),

    /** Saves a file, unless it has changed since this version. @returns the issues; an error among them prevents it */
    save(file: string, values: Values, version?: string): ContentIssue[] {
      const text = textOf(file)
      if (version && versionOf(text) !== version) {
        throw new OwnerError(
          'This file was changed elsewhere after you opened it: in another tab, or by another program. Nothing is saved yet.',
          409,
        )
      }
      const after = { [file]: textWith(file, text, values) }
      const issues = issuesWith(after)
      if (!issues.some(isError)) write(after)
      return issues
    },

    /** Renumbers the entries of a folder in this order; each file changes in one line. */
    reorder(files: string[]): void {
      const folders = new Set(files.map((file) => kindOf(file)?.name))
      const [kind] = folders
      if (!kind || folders.size > 1 || !('order' in KINDS[kind].schema.shape)) {
        throw new OwnerError('These files have no order.', 400)
      }
      const texts = files.map((file) => ({ file, text: textOf(file) }))
      const entries = texts.map((entry) => ({ ...entry, values: valuesOf(entry.file, entry.text) }))
      const numbers = entries.map(({ values }) => Number(values.order)).sort((a, b) => a - b)
      const after = entries.map(({ file, text, values }, index) => [
        file,
        textWith(file, text, { ...values, order: numbers[index] }),
      ])
      write(Object.fromEntries(after))
    },

    removed: () =>
      journal.removed().flatMap((file) => {
        const kind = kindOf(file)?.name
        return kind && textIn(file) === undefined ? [{ file, kind }] : []
      }),

    /** The saves of a file, the latest first: when, in which files, and which fields each has changed. */
    history: (file: string) =>
      journal.of(file).map(({ at, before, after }) => {
        const [one, other] = [before, after].map((texts) => knownValues(file, texts[file]))
        const fields = Object.keys({ ...one, ...other })
        const changed = fields.filter((key) => !isDeepStrictEqual(one?.[key], other?.[key]))
        const did = one && other ? 'changed' : other ? 'created' : 'deleted'
        return { at, did, changed: did === 'changed' ? changed : [], files: Object.keys(after) }
      }),

    /** The fields of a file before one of its saves. @param at the time of that save */
    valuesBefore(file: string, at: string): Values {
      const save = journal.of(file).find((one) => one.at === at)
      const text = save?.before[file]
      if (!text) throw new OwnerError('There is no such version.', 404)
      return valuesOf(file, text)
    },

    /**
     * Takes a save of a file back, with all its files, and keeps what has changed in them since.
     * @param at its time
     * @returns the fields of the files that stay as they are, because they have changed since; and the errors
     * that prevent it
     */
    takeBack(file: string, at: string): { left: ContentIssue[]; issues: ContentIssue[] } {
      const save = journal.of(file).find((one) => one.at === at)
      if (!save) throw new OwnerError('There is nothing to undo.', 409)
      const results = Object.keys(save.after).map((file) => ({ file, ...withoutSave(save, file) }))
      const left = results.flatMap(({ file, left = [] }) =>
        left.map((field) => ({ file, line: 1, field, wrong: 'has changed since' })),
      )
      const back = results.filter(({ left }) => !left)
      const texts = Object.fromEntries(back.map(({ file, text }) => [file, text]))
      const issues = newIssues(texts).filter(isError)
      if (issues.length === 0) {
        replaceFiles(texts)
        journal.keep(save, [...new Set(left.map(({ file }) => file))])
      }
      return { left, issues }
    },
  }
}

/** The fields of a version; undefined where there was no file, or one with mistakes, or without fields. */
export function knownValues(file: string, text: string | null | undefined): Values | undefined {
  try {
    return text && kindOf(file) ? valuesOf(file, text) : undefined
  } catch {
    return undefined
  }
}
