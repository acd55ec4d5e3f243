import { cpSync, globSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Copies what a build needs into a new folder, the packages as a link.
 * @returns the folder; the caller removes it
 */
export function scratchCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'scratch-copy-'))
  const parts = '{app,content,contract,schemas,server,tools,public,*.ts,{package,tsconfig}.json}'
  for (const part of globSync(parts)) {
    cpSync(part, path.join(folder, part), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}
