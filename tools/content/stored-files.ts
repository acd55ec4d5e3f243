import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { OwnerError } from '../../contract/owner-error.ts'

/** What the editor stores on this computer. */
export const STORED = 'data/editor'

/** What the owner is told once, of stored files that could not be read. */
export const notices: string[] = []

type Data = string | Uint8Array

/**
 * Writes files, then removes those without data. Each is the old or the new one, whenever the process or the
 * machine stops. @param record is called once there is room for all @param folder of the files
 * @throws OwnerError if the disk is full: none has changed then
 */
export function replaceFiles(files: Record<string, Data | null>, record = () => {}, folder = '') {
  mkdirSync(STORED, { recursive: true })
  const all = Object.entries(files).map(([name, data], index) => {
    // On the same disk as the content, but not in its folder, where the check refuses it.
    const temporary = path.join(STORED, `${process.pid}-${index}.tmp`)
    return { file: path.join(folder, name), data, temporary }
  })
  try {
    for (const { file, data, temporary } of all) {
      if (data === null) continue
      writeFileSync(temporary, data, { flush: true })
      // Git keeps no folder whose last file is deleted.
      mkdirSync(path.dirname(file), { recursive: true })
    }
    record()
  } catch (error) {
    for (const { temporary } of all) rmSync(temporary, { force: true })
    if (!/^(?:ENOSPC|EDQUOT)/.test((error as Error).message)) throw error
    throw new OwnerError('The disk is full. Nothing has changed: make room, then try again.', 507)
  }
  for (const { file, data, temporary } of all) if (data !== null) move(temporary, file)
  for (const { file, data } of all) if (data === null) rmSync(file, { force: true })
}

export const replaceFile = (file: string, data: Data) => replaceFiles({ [file]: data })

function move(temporary: string, file: string): void {
  try {
    renameSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    // The content is on another disk.
    copyFileSync(temporary, file)
  }
}

/** Appends a line to a file, or nothing of it if there is no room: the next line would continue it. */
export function appendLine(file: string, line: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  try {
    appendFileSync(file, line, { flush: true })
  } catch (error) {
    if (size) truncateSync(file, size)
    else rmSync(file, { force: true })
    throw error
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
