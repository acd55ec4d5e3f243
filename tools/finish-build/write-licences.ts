import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PACKAGES_FILE, type PackagesByScript } from '../note-packages.ts'

/** Beside the pages, since most licences must be passed on with the software. */
export const LICENCES_FILE = 'licences.txt'

/** Packages that reach visitors in other ways than through the bundler, with the files that contain them. */
const OTHERS = {
  '@fontsource-variable/anek-latin': 'assets/anek-latin*.woff2',
  '@fontsource-variable/literata': 'assets/literata*.woff2',
  // The glyphs are drawn in the HTML.
  '@iconify-json/lucide': 'index.html',
  pagefind: 'pagefind/pagefind*.js',
}

/** Reads which packages each script contains; call it before leftovers are removed. */
export const bundledPackages = (client: string): PackagesByScript =>
  readJson(path.join(client, PACKAGES_FILE))

/**
 * Writes all packages in the files of the site, with version, licence and its text.
 * @param client folder of the built site
 * @param bundled packages of all scripts, also of those that have been removed since
 * @throws if a package has no licence
 */
export function writeLicences(client: string, bundled: PackagesByScript): void {
  const inScripts = globSync('assets/*.js', { cwd: client }).flatMap(
    (file) => bundled[file.replaceAll('\\', '/')] ?? [],
  )
  const others = Object.entries(OTHERS)
    .filter(([, files]) => globSync(files, { cwd: client }).length > 0)
    .map(([name]) => name)
  const all = [...new Set([...inScripts, ...others])].sort().map(licenceOf)
  const list = all.map(({ title }) => title).join('\n')
  const texts = all.map(({ title, text }) => `${'='.repeat(72)}\n${title}\n\n${text}`).join('\n\n')
  writeFileSync(path.join(client, LICENCES_FILE), `${list}\n\n${texts}\n`)
}

/** Returns a title such as `react 19.3.1, MIT`, and the text of the licence. */
function licenceOf(name: string) {
  const folder = path.join('node_modules', name)
  const { version, license, homepage } = readJson(path.join(folder, 'package.json'))
  if (!license) throw new Error(`The package ${name} reaches visitors, but names no licence.`)
  const files = globSync('{LICENSE,LICENCE,license,licence}{,.*,/*}', {
    cwd: folder,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())
  const texts = files.map((file) =>
    readFileSync(path.join(file.parentPath, file.name), 'utf8').trim(),
  )
  // A package of icons has no licence file, but names its author and the address of the text.
  const info = path.join(folder, 'info.json')
  if (texts.length === 0 && existsSync(info)) {
    const { author, license } = readJson(info)
    texts.push(`Copyright ${author.name}. ${license.title}: ${license.url}`)
  }
  return { title: `${name} ${version}, ${license}`, text: texts.join('\n\n') || homepage }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
