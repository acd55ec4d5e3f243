import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** What the editor stores on this computer. */
export const STORED = 'data/editor'

/** What the owner is told once, of stored files that could not be read. */
export const notices: string[] = []

/** Writes a file so that it is the old or the new one, whenever the process or the machine stops. */
export function replaceFile(file: string, data: string | Uint8Array): void {
  mkdirSync(STORED, { recursive: true })
  // On the same disk as the content, but not in its folder, where the check refuses it.
  const temporary = path.join(STORED, `${process.pid}.tmp`)
  writeFileSync(temporary, data, { flush: true })
  // Git keeps no folder whose last file is deleted.
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    renameSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    // The content is on another disk.
    copyFileSync(temporary, file)
  }
}

/** Puts a file aside that cannot be read to its end, as a crash can leave it. */
export function putAside(file: string): void {
  const aside = `${file}.${Date.now()}.unreadable`
  renameSync(file, aside)
  const notice = `${file} could not be read to its end. It is kept as ${path.basename(aside)}, and what could be read is used.`
  notices.push(notice)
  console.warn(notice)
}

/** Reads a stored file; one that cannot be read is put aside, and counts as missing. */
export function readStored<Content>(file: string): Content | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    putAside(file)
    return undefined
  }
}
