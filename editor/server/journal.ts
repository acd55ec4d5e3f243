import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { putAside, replaceFile, STORED } from '../../tools/stored-files.ts'

/** The texts of some files, by path; null where there is no file. */
export type Texts = Record<string, string | null>

/** A save: its time, and the texts of its files before and after. */
export type Save = { at: string; before: Texts; after: Texts }

/** The number of saves that are kept, of all files together. */
const MOST = 500

/** A save on each line, so that a new one is appended. */
const FILE = `${STORED}/journal.json`

const lineOf = (save: Save) => `${JSON.stringify(save)}\n`

/** The save of a line; none if it is cut short. */
function readLine(line: string): Save[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

/** The saves of this computer, the oldest first; each is on the disk before it can be undone. */
export function openJournal() {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const lines = text.split('\n').filter(Boolean)
  const readable = lines.flatMap(readLine)
  if (readable.length < lines.length) putAside(FILE)
  const saves = readable.slice(-MOST)
  const store = () => replaceFile(FILE, saves.map(lineOf).join(''))
  if (saves.length < lines.length) store()
  return {
    /** The saves that changed a file, the latest first. */
    of: (name: string) => saves.filter(({ after }) => name in after).reverse(),
    /** The files that a save removed and that no later one brought back. */
    removed: () =>
      [...new Set(saves.flatMap(({ after }) => Object.keys(after)))].filter(
        (name) => saves.findLast(({ after }) => name in after)?.after[name] === null,
      ),
    add(save: Omit<Save, 'at'>): void {
      const added = { at: new Date().toISOString(), ...save }
      saves.push(added)
      mkdirSync(STORED, { recursive: true })
      appendFileSync(FILE, lineOf(added), { flush: true })
    },
    /** Keeps of a save only these files. */
    keep(save: Save, files: string[]): void {
      const of = (texts: Texts) =>
        Object.fromEntries(files.map((file) => [file, texts[file] ?? null]))
      const rest = { ...save, before: of(save.before), after: of(save.after) }
      saves.splice(saves.indexOf(save), 1, ...(files.length > 0 ? [rest] : []))
      store()
    },
  }
}
