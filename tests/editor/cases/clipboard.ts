import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../pasted', file), 'utf8').trimEnd()

/** The same text as Word for Windows copies it, and Google Docs in Chrome, shortened only in its styles. */
export const FROM_WORD = read('word.html')
export const FROM_DOCS = read('google-docs.html')

type Paste = { what: string; html: string; told?: string; markdown: string }

/** What else people copy: what it is, its HTML, what the owner is told, and the text. */
export const PASTES = (parse(read('others.yaml')) as Paste[]).map(
  ({ what, html, told = '', markdown }): [string, string, string, string] => [
    what,
    html,
    told,
    markdown,
  ],
)
