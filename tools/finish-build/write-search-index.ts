import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { decodeHTML } from 'entities'
import { close, createIndex } from 'pagefind'

/** The files of Pagefind that the browser requests; the others are its own interfaces. */
const NEEDED = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|.*\.pf_\w+|wasm\..*)$/

/** Elements without text of the page itself. */
const SKIPPED = ['form', 'nav', 'template', 'script', 'style', 'iframe', '[aria-hidden="true"]']

/**
 * What menus and lists call a page, and the section of the site that it belongs to, from its breadcrumb.
 * Home and pages at the top level have no section.
 */
function placeOf(html: string): { name?: string | undefined; section?: string | undefined } {
  const [, data = '{}'] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  const nodes: { '@type': string; itemListElement?: { name: string }[] }[] =
    JSON.parse(data)['@graph'] ?? []
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
  return { name: trail.at(-1)?.name, section: trail.length > 2 ? trail[1]?.name : undefined }
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The words of a page in lower case, to correct misspellings. */
const wordsIn = (main: string) =>
  decodeHTML(main.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '))
    .toLowerCase()
    .match(/[\p{L}\p{M}]{3,}/gu) ?? []

/**
 * Writes the search index (https://pagefind.app/docs/node-api/) and the list of all words of the site to
 * `pagefind/`. Leaves out pages with `noindex`, the further pages of the blog's list, and topic pages.
 * @param client folder of the built site
 * @throws Error if a page cannot be indexed
 */
export async function writeSearchIndex(client: string): Promise<void> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: SKIPPED })
  if (!index) throw new Error(errors.join('\n'))
  const words = new Set<string>()
  for (const name of globSync('**/index.html', { cwd: client })) {
    const html = readFileSync(path.join(client, name), 'utf8')
    const url = `/${path.dirname(name)}`.replaceAll(path.sep, '/').replace('/.', '/')
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0]
    if (!main || /content="noindex"/.test(html) || /^\/blog\/(page|topic)\//.test(url)) continue
    const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? 'en'
    const mark = Object.entries(placeOf(html))
      .map(([key, value]) => value && `<i data-pagefind-meta="${key}:${attribute(value)}"></i>`)
      .join('')
    // Elements that only styles separate must not become one word.
    const apart = main
      .replace('>', () => `>${mark}`)
      .replace(/<\/(?:span|time|dt|option)>|<\/a>(?=<a)/g, '$& ')
    const content = `<html lang="${language}"><body>${apart}</body></html>`
    const { errors } = await index.addHTMLFile({ url, content })
    if (errors.length > 0) throw new Error(`${name}: ${errors.join('\n')}`)
    for (const word of wordsIn(main)) words.add(word)
  }
  const { files } = await index.getFiles()
  await close()
  for (const { path: name, content } of files) {
    const file = path.join(client, 'pagefind', name)
    if (!NEEDED.test(path.basename(name))) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  writeFileSync(path.join(client, 'pagefind/words.json'), JSON.stringify([...words].sort()))
}
