import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readContentFolder } from '../schemas/content-folder.ts'
import { contentOf } from '../schemas/read-content.ts'

const FOLDER = path.join(import.meta.dirname, '..', 'content')

/** All that the site's owner wrote, with its types; see `schemas/kinds.ts` for the names. */
export const siteContent = contentOf(readContentFolder(FOLDER))

/** One file of it, as it stands in YAML. */
export const content = (file: string) => parse(readFileSync(path.join(FOLDER, file), 'utf8'))

/** A text that was folded into lines where it is written, as the page shows it. */
export const asShown = (text: string) => text.trim().replace(/\s+/g, ' ')
