import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OwnerError } from '../../contract/owner-error.ts'
import { run } from '../../tools/run.ts'
import { STORED } from '../../tools/stored-files.ts'

/** The folder of the built page. */
export const PAGE = path.join(STORED, 'page')

/** The file that says what it was built from. */
const STAMP = path.join(PAGE, 'sources')

const SOURCES = '{editor,app/ui/kite,app/styles,app/fonts,contract,schemas}/**/*.*'

/** Builds the page if its sources have changed, in a process of its own, which gives its memory back. */
export async function buildPage(): Promise<void> {
  const hash = createHash('sha256')
  for (const file of [...globSync(SOURCES).sort(), 'package-lock.json'])
    hash.update(file).update(readFileSync(file))
  const sources = hash.digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the editor’s page (once)')
  const code = await run('vite', ['build', 'editor/client'], { NODE_ENV: 'production' })
  if (code !== 0) throw new OwnerError('The editor’s page could not be built.')
  writeFileSync(STAMP, sources)
}
