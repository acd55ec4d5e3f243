import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const PROJECT = path.join(import.meta.dirname, '..')

/**
 * The table of docs/engineering.md, one forbidden import per line: the folder, and what it may not import.
 */
const FORBIDDEN: Record<string, string[]> = {
  'app/ui': [
    "{ Hero } from '../sections/home/hero.tsx'",
    "page from '../routes/home.tsx'",
    "{ site } from '../content.server.ts'",
    "type { SiteData } from '../content.server.ts'",
    "{ useSiteData } from '../site-data.tsx'",
    "{ listen } from '../../server/listen.ts'",
  ],
  'app/islands': ["{ watchLayout } from '../layout/watch-layout.ts'"],
  'app/sections': [
    "page from '../routes/home.tsx'",
    "{ site } from '../content.server.ts'",
    "* as content from '../content.server.ts'",
    "{ pictureSources } from '../pictures.server.ts'",
    "{ listen } from '../../server/listen.ts'",
  ],
  'app/routes': ["{ listen } from '../../server/listen.ts'"],
  app: ["{ listen } from '../server/listen.ts'"],
  server: [
    "{ pageMeta } from '../app/seo/page-meta.ts'",
    "{ siteSchema } from '../schemas/site.ts'",
  ],
  'server/store': [
    "type { Channel } from '../delivery/channel.ts'",
    "{ list } from '../commands/list.ts'",
    "{ pageMeta } from '../../app/seo.ts'",
  ],
  'server/delivery': [
    "{ list } from '../commands/list.ts'",
    "{ limitRate } from '../middleware/limit-rate.ts'",
    "{ pageMeta } from '../../app/seo.ts'",
  ],
  editor: ["{ pageMeta } from '../app/seo/page-meta.ts'"],
  tools: [
    "{ startEditor } from '../editor/server/start-editor.ts'",
    "{ pageMeta } from '../app/seo/page-meta.ts'",
    "{ site } from '../app/content/content.server.ts'",
  ],
  contract: [
    "{ pageMeta } from '../app/seo/page-meta.ts'",
    "{ listen } from '../server/listen.ts'",
    "{ isStale } from '../tools/is-stale.ts'",
  ],
  schemas: [
    "{ pageMeta } from '../app/seo/page-meta.ts'",
    "{ listen } from '../server/listen.ts'",
    "{ isStale } from '../tools/is-stale.ts'",
  ],
}

/** Imports that look forbidden and are not. */
const ALLOWED: Record<string, string[]> = {
  'app/ui': ["{ Kite } from './kite/kite.tsx'"],
  'app/sections': [
    "type { Card } from '../content.server.ts'",
    "{ Card } from '../ui/card/card.tsx'",
    "{ useSiteData } from '../site-data.tsx'",
  ],
  'app/routes': ["{ site } from '../content.server.ts'"],
  server: ["{ FIELD } from '../contract/fields.ts'"],
  editor: ["{ Kite } from '../app/ui/kite/kite.tsx'", "{ develop } from '../tools/develop.ts'"],
  tools: ["routes from '../app/routes.ts'", "{ DATA } from '../app/data-attributes.ts'"],
  'server/delivery': ["type { StoredMessage } from '../store/message.ts'"],
}

/** Writes files with one import each, in the given folders. */
function plant(scratch: string, imports: Record<string, string[]>, name: string): string[] {
  return Object.entries(imports).flatMap(([folder, lines]) =>
    lines.map((line, index) => {
      const file = `${folder}/${name}-${index}.ts`
      mkdirSync(path.join(scratch, folder), { recursive: true })
      writeFileSync(path.join(scratch, file), `import ${line}\n`)
      return file
    }),
  )
}

/** Creates a folder with our Biome settings and the files that `write` adds. */
function scratchWith(write: (scratch: string) => void): string {
  const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'folder-rules-')))
  onTestFinished(() => rmSync(scratch, { recursive: true }))
  cpSync(path.join(PROJECT, 'biome.json'), path.join(scratch, 'biome.json'))
  write(scratch)
  return scratch
}

/** The files that one rule refuses, sorted by name. */
function refusedBy(rule: string, scratch: string): string[] {
  const biome = path.join(PROJECT, 'node_modules/@biomejs/biome/bin/biome')
  const only = [`--only=${rule}`, '--max-diagnostics=none']
  const args = ['lint', ...only, '--vcs-enabled=false', '--reporter=github', '.']
  let told = ''
  try {
    execFileSync(process.execPath, [biome, ...args], { cwd: scratch, stdio: 'pipe' })
  } catch (error) {
    told = String((error as { stdout: Buffer }).stdout)
  }
  const files = Array.from(told.matchAll(/::error [^:]*?\bfile=([^,]+)/g), ([, file]) => file)
  const refused = files.map((file = '') => path.relative(scratch, file).replaceAll('\\', '/'))
  return [...new Set(refused)].sort()
}

test('Every forbidden import between folders is refused, and no other', () => {
  let forbidden: string[] = []
  const scratch = scratchWith((folder) => {
    forbidden = plant(folder, FORBIDDEN, 'forbidden')
    plant(folder, ALLOWED, 'allowed')
  })
  expect(refusedBy('style/noRestrictedImports', scratch)).toEqual(forbidden.sort())
})

test('Files that import each other are refused, even for types only', () => {
  const scratch = scratchWith((folder) => {
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
    write('one.ts', "import type { Other } from './other.ts'\nexport type One = Other | 1\n")
    write('other.ts', "import type { One } from './third.ts'\nexport type Other = One[]\n")
    write('third.ts', "export type { One } from './one.ts'\n")
    write('user.ts', "import type { One } from './one.ts'\nexport const one: One = 1\n")
  })
  const circle = ['one.ts', 'other.ts', 'third.ts']
  expect(refusedBy('suspicious/noImportCycles', scratch)).toEqual(circle)
})
