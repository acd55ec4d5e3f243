import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from './server/support/test-database.ts'

const ROOT = path.join(import.meta.dirname, '..')

/** Runs the command on the project's own content, with each file's text changed. */
export function check(change: (text: string, file: string) => string, ...options: string[]) {
  const folder = temporaryFolder()
  cpSync(path.join(ROOT, 'content'), path.join(folder, 'content'), { recursive: true })
  for (const file of globSync('content/**/*.{yaml,md,po}', { cwd: folder })) {
    const target = path.join(folder, file)
    writeFileSync(target, change(readFileSync(target, 'utf8'), file))
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'tools/launch-check/launch-check.ts'), ...options],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, stdout }
}

/** Realistic values instead of samples, and everything confirmed. */
export const real = (text: string) =>
  text
    .replace(/^\s*(?:sample|unconfirmed): true\n/gm, '')
    .replace(/^(legalName: .*) LLP$/m, '$1')
    .replace(/^(?="Language: )/m, '"Last-Translator: Meena Shah\\n"\n')
    .replace(/checked: \S+/g, `checked: ${new Date().toISOString().slice(0, 10)}`)
    .replace(/\b([\w-]+)\.example\b/g, '$1.in')
    .replaceAll(/0000 0000|00000 00000/g, '23456 7890')
