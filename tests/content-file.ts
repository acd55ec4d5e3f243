import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { contentTexts, readContentFolder } from '../schemas/content-folder.ts'
import { contentOf } from '../schemas/read-content.ts'
import { fillFields, sitePlaceholders } from '../schemas/reading/fill-placeholders.ts'

const FOLDER = path.join(import.meta.dirname, '..', 'content')
const PLACEHOLDERS = sitePlaceholders(contentTexts(FOLDER))

/** All that the site's owner wrote, with its types; see `schemas/kinds.ts` for the names. */
export const siteContent = contentOf(readContentFolder(FOLDER))

/** One file of it, as it stands in YAML but for its words in braces. */
export const content = (file: string) =>
  fillFields(parse(readFileSync(path.join(FOLDER, file), 'utf8')), PLACEHOLDERS)

/** A text that was folded into lines where it is written, as the page shows it. */
export const asShown = (text: string) => text.trim().replace(/\s+/g, ' ')
