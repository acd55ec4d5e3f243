import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { close, createIndex } from 'pagefind'
import { SKIP, visit } from 'unist-util-visit'
import { wordsOf } from '../../contract/words-of.ts'
import type { Content } from '../../model/kinds.ts'
import { readableMain } from './built-pages.ts'
import type { PageEntry } from './write-pages.ts'

/** The files of Pagefind that the browser requests; the others are its own interfaces. */
const NEEDED = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|.*\.pf_\w+|wasm\..*)$/

const SKIPPED = ['form', 'nav', 'template', 'script', 'style', 'iframe', '[aria-hidden="true"]']

/** The words of a page, by which the search knows what is on the site; those with a hyphen also without it. */
function wordsIn(main: ReturnType<typeof readableMain>): string[] {
  const texts: string[] = []
  visit(main, (node) => {
    if (node.type === 'text') texts.push(node.value)
    return node.type === 'element' && /^(script|style)$/.test(node.tagName) ? SKIP : undefined
  })
  return wordsOf(texts.join(' ')).flatMap((parts) => [...parts, parts.join('')])
}

/** Writes Pagefind's index (https://pagefind.app/docs/node-api/) and the list of all words of the site to `pagefind/`. */
export async function writeSearchIndex(
  client: string,
  pages: ReadonlyMap<string, PageEntry>,
  documents: ReadonlyMap<string, Root>,
  { brand, search }: Pick<Content, 'brand' | 'search'>,
): Promise<void> {
  const forceLanguage = brand.language
  const options = { rootSelector: 'main', excludeSelectors: SKIPPED, forceLanguage }
  const { index, errors } = await createIndex(options)
  if (!index) throw new Error(errors.join('\n'))
  const words = new Set<string>()
  for (const [url, { label, name = label, noindex, searchable = !noindex }] of pages) {
    const document = documents.get(url)
    if (!document || !searchable) continue
    const main = readableMain(document)
    // The page above, such as `/blog` of `/blog/kites`.
    const section = pages.get(/^\/[^/]+(?=\/)/.exec(url)?.[0] ?? '')
    const ownWords = search.pageWords.find(({ href }) => href === url)?.words ?? []
    // https://pagefind.app/docs/metadata/
    Object.assign(main.properties, {
      dataPagefindMeta: `name[data-name], words[data-words]${section ? ', section[data-section]' : ''}`,
      dataName: name,
      dataWords: ownWords.join(' '),
      dataSection: section?.name ?? section?.label,
    })
    const { errors } = await index.addHTMLFile({ url, content: toHtml(main) })
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`)
    for (const word of [...wordsIn(main), ...ownWords]) words.add(word)
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
