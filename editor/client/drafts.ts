import { valuesIn } from '../../model/checks/check-input.ts'
import { fieldName, isError, type Path, valueAt } from '../../model/content-issue.ts'
import type { FileState, Issue, ToPreview } from '../protocol.ts'
import type { HttpError } from './request.ts'

export type Values = Record<string, unknown>

/** A file that was opened: as it is saved, as it is in the form, and the errors of the form. */
export type Draft = {
  saved: FileState
  values: Values
  issues: Issue[]
  isRefused?: boolean
  /** Why it is not saved, and what both have changed, if the file has changed meanwhile. */
  conflict?: HttpError | undefined
  /** Whether a closed tab would lose it, because this browser is full. */
  isAtRisk?: boolean
  /** What was discarded last, which can be brought back. */
  dropped?: Draft | undefined
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const isUnsaved = (draft: Draft | undefined) =>
  draft !== undefined && !same(draft.saved.values, draft.values)

/** The texts of drafts by their places, such as `home.yaml?hero.tagline`. */
export const textsOf = (drafts: Draft[], valuesOf: (draft: Draft) => Values): ToPreview['texts'] =>
  Object.fromEntries(
    drafts.flatMap((draft) =>
      Array.from(valuesIn(valuesOf(draft)), ([path, text]) => [
        `${draft.saved.file}?${fieldName(path)}`,
        text,
      ]).filter(([, text]) => typeof text === 'string'),
    ),
  )

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const lengthAt = (values: Values, [list = '']: Path) =>
  (values[list] as unknown[] | undefined)?.length ?? 0

/** Whether a field is as empty as it was added, which is no mistake until a save is refused. */
const isUntouched = ({ saved, values, isRefused }: Draft, { file, path = [] }: Issue) =>
  file === saved.file &&
  !isRefused &&
  isEmpty(valueAt(values, path)) &&
  // In a list that has got entries, each may have moved.
  (isEmpty(valueAt(saved.values, path)) || lengthAt(values, path) > lengthAt(saved.values, path))

/** What a draft becomes when its fields are these. What was empty and is no more has no error, without a check. */
export const withTyped = (draft: Draft, values: Values): Partial<Draft> => ({
  values,
  issues: draft.issues.filter(
    ({ file, path = [] }) =>
      file !== draft.saved.file ||
      !isEmpty(valueAt(draft.values, path)) ||
      isEmpty(valueAt(values, path)),
  ),
})

/** The issues of a draft that are listed, and those that stand at their fields: a missing translation is no fault of its field. */
export function shownIssues(draft: Draft) {
  const touched = draft.issues.filter((issue) => !isUntouched(draft, issue))
  return {
    listed: draft.issues.filter((issue) => !isError(issue) || touched.includes(issue)),
    atFields: touched.filter(
      ({ file, severity }) => file === draft.saved.file && severity !== 'translation',
    ),
  }
}

/** Unsaved fields, and the version of the file in which they were typed, with its fields. */
type Remembered = { version: string; values: Values; base?: Values }

const PREFIX = 'draft:'
const keyOf = (file: string) => PREFIX + file

/** The file whose remembered text has this key of local storage. */
export const fileOf = (key: string | null) =>
  key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined

export const rememberedFiles = () => Object.keys(localStorage).flatMap((key) => fileOf(key) ?? [])

export const forget = (file: string) => localStorage.removeItem(keyOf(file))

/** What was typed in a file and not saved, also before a restart. */
export const remembered = (file: string): Remembered | null =>
  JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null')

/** Keeps what is not saved in this browser. All its tabs have the same draft of a file. @returns whether a closed tab would lose it */
export function remember(draft: Draft): boolean {
  const { file, version, values: base } = draft.saved
  const typed: Remembered = { version, values: draft.values, base }
  try {
    if (isUnsaved(draft)) localStorage.setItem(keyOf(file), JSON.stringify(typed))
    else forget(file)
    return false
  } catch {
    return true
  }
}
