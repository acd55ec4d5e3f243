import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** What the site's owner wrote, to compare the page with. */
export const content = (file: string) =>
  parse(readFileSync(path.join(import.meta.dirname, '..', 'content', file), 'utf8'))

/** A text that was folded into lines where it is written, as the page shows it. */
export const asShown = (text: string) => text.trim().replace(/\s+/g, ' ')
