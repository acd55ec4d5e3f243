import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '../../model/files/brand.ts'

/** Beside the pages, since most licences must be passed on with the software. */
const LICENCES_FILE = 'licences.txt'

/** Vite's list of the packages in scripts (https://vite.dev/config/build-options#build-license). */
export const BUNDLED_FILE = '.vite/licences.json'

type Licence = { name: string; version: string; identifier?: string; text?: string }

/** Writes all packages that reach visitors, with version and licence. @throws if a package has none */
export function writeLicences(client: string, fonts: Brand['fonts']): void {
  const bundled: Licence[] = readJson(path.join(client, BUNDLED_FILE))
  const installed = Object.values(fonts).filter((font) => !font.endsWith('.woff2'))
  // Glyphs of icons are drawn in the HTML.
  const others = ['@iconify-json/lucide', 'pagefind']
  const names = [...others, ...installed.map((font) => `@fontsource-variable/${font}`)]
  const all = [...bundled, ...names.map(readLicence)]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, version, identifier, text = '' }) => {
      if (!identifier)
        throw new Error(`The package ${name} reaches visitors, but names no licence.`)
      return { title: `${name} ${version}, ${identifier}`, text }
    })
  const list = all.map(({ title }) => title).join('\n')
  const texts = all.map(({ title, text }) => `${'='.repeat(72)}\n${title}\n\n${text}`).join('\n\n')
  writeFileSync(path.join(client, LICENCES_FILE), `${list}\n\n${texts}\n`)
}

/** The licence of an installed package that the bundler does not see. */
function readLicence(name: string): Licence {
  const folder = path.join('node_modules', name)
  const { version, license: identifier } = readJson(path.join(folder, 'package.json'))
  const files = globSync('LICENSE{,/*}', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8').trim())
  if (files.length > 0) return { name, version, identifier, text: files.join('\n\n') }
  // A package of icons names its author and the address of the text instead.
  const { author, license } = readJson(path.join(folder, 'info.json'))
  const text = `Copyright ${author.name}. ${license.title}: ${license.url}`
  return { name, version, identifier, text }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
