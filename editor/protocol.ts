/** What the editor's page and its server send each other. */
import type { asJson } from '../server/store/as-json.ts'
import type { Status } from '../server/store/enquiry.ts'

/** The keys of a field, from the top of its file. */
export type FieldPath = (string | number)[]

/** A content file, as the owner knows it: `Services › SEO`. */
export type FileEntry = {
  /** Path below `content/`. */
  file: string
  group: string
  label: string
  /** The page that shows it. */
  page: string
  /** The folder in which its position can change, if its entries have an order. */
  orderedIn?: string
}

export type Option = { value: string; label: string }

/** Everything but the fields of files. */
export type Overview = {
  files: FileEntry[]
  /** The address of the site in development. */
  preview: string
  /** What fields can refer to, by the name in `.meta({ reference })`. */
  references: Record<string, Option[]>
  /** What undo takes back, if there is something. */
  undo?: string
}

/** The fields of a file; `version` identifies its text. */
export type FileState = {
  file: string
  version: string
  values: Record<string, unknown>
  /** The JSON Schema of its form. */
  schema: object
}

/** An error in the content, in words for its owner; `label` is its file's if that is another one. */
export type Issue = { file: string; path: FieldPath; message: string; label?: string }

/** Where a text of the preview comes from. */
export type FoundText = { file: string; path: FieldPath }

/** Something that should not go live; `path` is missing if no form shows its file. */
export type LaunchFinding = {
  file: string
  /** Its file, as the owner knows it. */
  label: string
  path?: FieldPath
  /** Its field, in words. */
  field: string
  what: string
}

/** The findings of a rule of the launch check, with what to do about them. */
export type LaunchGroup = { advice: string; findings: LaunchFinding[] }

/** An enquiry in the list. */
export type EnquiryLine = {
  id: string
  receivedAt: string
  name: string
  email: string
  start: string
  status: Status
}

export type EnquiryList = {
  /** The file of the database. */
  place: string
  /** Whether that file exists. */
  isThere: boolean
  /** The number of those in quarantine. */
  suspected: number
  /** The number of those that were found; `lines` may be fewer. */
  found: number
  lines: EnquiryLine[]
}

/** Everything about an enquiry; a copy of the database cannot take it out of quarantine. */
export type Enquiry = ReturnType<typeof asJson> & { isCopy: boolean }

/** From the preview to the editor: the page that was opened, or the texts around a click, the closest first. */
export type FromPreview = { page: string; texts?: string[] }

/** From the editor to the preview: whether a click opens the field of a text. */
export type ToPreview = { picks: boolean }
