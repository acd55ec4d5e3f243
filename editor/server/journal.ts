import { existsSync, readFileSync } from 'node:fs'
import { appendLine, putAside, replaceFile, STORED } from '../../tools/content/stored-files.ts'

/** The texts of some files, by path; null where there is no file. */
export type Texts = Record<string, string | null>

/** A save: its time, the texts of its files before and after, and the time of the save that it takes back. */
export type Save = { at: string; before: Texts; after: Texts; undoes?: string | undefined }

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
  const kept = saves.map(lineOf).join('')
  if (kept !== text) replaceFile(FILE, kept)
  /** Whether a save of a file was taken back, and that was not taken back itself. */
  const isUndone = (at: string, file: string): boolean =>
    saves.some((one) => one.undoes === at && file in one.after && !isUndone(one.at, file))
  return {
    isUndone,
    of: (name: string) => saves.filter(({ after }) => name in after).reverse(),
    /** The files that a save removed and that no later one brought back. */
    removed: () =>
      [...new Set(saves.flatMap(({ after }) => Object.keys(after)))].filter(
        (name) => saves.findLast(({ after }) => name in after)?.after[name] === null,
      ),
    add(save: Omit<Save, 'at'>): void {
      const added = { at: new Date().toISOString(), ...save }
      appendLine(FILE, lineOf(added))
      saves.push(added)
    },
  }
}
