import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The texts of some files, by path; null where there is no file. */
export type SavedTexts = Record<string, string | null>

/** A save: its time, and the texts of its files before and after. */
export type Save = { at: string; before: SavedTexts; after: SavedTexts }

/** The number of saves that are kept, of all files together. */
const MOST = 500

/** The saves of this computer, the oldest first; each is on the disk before it can be undone. */
export function openJournal(folder: string) {
  const file = path.join(folder, 'journal.json')
  const saves: Save[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const store = () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(saves))
  }
  return {
    /** The saves that changed a file, the latest first. */
    of: (name: string) => saves.filter(({ after }) => name in after).reverse(),
    /** The files that a save removed and that no later one brought back. */
    removed: () =>
      [...new Set(saves.flatMap(({ after }) => Object.keys(after)))].filter(
        (name) => saves.findLast(({ after }) => name in after)?.after[name] === null,
      ),
    add(save: Omit<Save, 'at'>): void {
      saves.push({ at: new Date().toISOString(), ...save })
      saves.splice(0, saves.length - MOST)
      store()
    },
    drop(save: Save): void {
      saves.splice(saves.indexOf(save), 1)
      store()
    },
  }
}
