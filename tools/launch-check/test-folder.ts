import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../tests/server/support/test-database.ts'
import { readTexts } from './read-texts.ts'

/** A temporary content folder with these files. */
export function contentFolder(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

/** The texts of these files. */
export const read = (files: Record<string, string | Buffer>) => readTexts(contentFolder(files))
