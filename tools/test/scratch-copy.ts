import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Copies all sources to a new folder, which the caller removes, with the packages as links, and maybe their caches. */
export function scratchCopy({ caches = true } = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'scratch-copy-'))
  const parts = '{app,content,contract,editor,model,schemas,server,tools,public,*.ts,*.json}'
  for (const part of globSync(parts)) {
    cpSync(part, path.join(folder, part), { recursive: true })
  }
  const packages = path.resolve('node_modules')
  const link = (from: string, to: string) => symlinkSync(from, path.join(folder, to), 'junction')
  if (caches) {
    link(packages, 'node_modules')
    return folder
  }
  mkdirSync(path.join(folder, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue
    link(path.join(packages, name), path.join('node_modules', name))
  }
  return folder
}
