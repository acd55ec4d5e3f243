import { existsSync, renameSync, rmSync } from 'node:fs'

/** A SQLite database and the files that SQLite keeps beside it. */
const filesOf = (database: string) => ['', '-wal', '-shm'].map((end) => database + end)

/** Deletes a SQLite database that nobody uses. */
export function removeDatabase(database: string) {
  for (const file of filesOf(database)) rmSync(file, { force: true })
}

/** Moves a SQLite database that nobody uses, within one file system. */
export function moveDatabase(from: string, to: string) {
  const targets = filesOf(to)
  for (const [index, file] of filesOf(from).entries())
    if (existsSync(file)) renameSync(file, targets[index] ?? to)
}

/** A time as part of a file's name. */
export const inFileName = (time: number) => new Date(time).toISOString().replace(/\W/g, '-')
