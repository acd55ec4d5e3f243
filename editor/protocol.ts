/** What the editor's page and its server send each other. */
import type { ContentIssue, Path } from '../model/content-issue.ts'
import type { FormSchema } from '../model/form/form-fields.ts'
import type { Size } from './crop.ts'

/** A content file, as the owner knows it: `Services › SEO`. */
export type FileEntry = {
  file: string
  group: string
  label: string
  page: string
  /** The folder in which its position can change, if its entries have an order. */
  orderedIn?: string
  /** Its folder and its file name without the extension, if it is an entry of a folder. */
  kind?: string
  slug?: string
  mark?: 'Draft' | 'Scheduled' | 'Broken'
}

export type Folder = { kind: string; group: string; one: string; named: string; address: string }

export type Option = { value: string; label: string }

/** Everything but the fields of files. */
export type Overview = {
  files: FileEntry[]
  folders: Folder[]
  preview: string
  /** The address of the owner's enquiries; undefined where a mail provider gets them. */
  desk: string | undefined
  /** What fields can refer to, by the name in `.meta({ reference })`. */
  references: Record<string, Option[]>
  removed: { file: string; kind: string; history: SavedAction[] }[]
  notice: string
}

/** After an action: the fields that it has left as they are, each with the reason. */
export type Done = Overview & { left?: Issue[] }

/** The fields of a file; `version` identifies its text, `schema` is the JSON Schema of its form. */
export type FileState = {
  file: string
  version: string
  values: Record<string, unknown>
  schema: FormSchema
  issues: Issue[]
  history: SavedAction[]
}

/** A save: when, the names of all its files, what it did to the file, with the labels of its fields, if there were any before, the time of the save that it takes back, and whether it is taken back itself. */
export type SavedAction = {
  at: string
  files: string[]
  did: string
  changed: string[]
  undoes: string | undefined
  isUndone: boolean
}

/** A field in the owner's words; `path` is missing if no form shows its file. */
export type Place = { file: string; label: string; path?: Path; where: string }

/** Something about a field that needs a change, or is worth improving, as a sentence; `instead` would do. */
export type Issue = Place & Pick<ContentIssue, 'severity' | 'instead'> & { message: string }

/** A picture of the folder, with the fields that show it. */
export type PictureEntry = { name: string; bytes: number; size?: Size; uses: Place[]; alt: string }

/** The findings of a rule of the launch check, with what to do about them. */
export type LaunchGroup = { rule: string; advice: string; findings: Issue[] }

/** Whose value fields get that both have changed, by file. */
export type Choices = Record<string, 'mine' | 'theirs'>

/** From the preview to the editor; empty once a page has loaded. */
export type FromPreview = {
  /** The field that was clicked or changed, such as `home.yaml?hero.tagline`. */
  place?: string
  /** The text of what was clicked, and whether it is the only one in its element. */
  text?: string
  isAlone?: boolean
  typed?: string
  saves?: true
}

/** From the editor to the preview: the texts of opened files by their places, saved or not. */
export type ToPreview = { texts: Record<string, string>; at: string; edits?: string }
