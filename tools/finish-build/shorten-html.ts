import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

const processor = unified()
  .use(rehypeParse)
  .use(rehypeStringify, {
    collapseEmptyAttributes: true,
    quoteSmart: true,
    // Encode only characters that end a value or a text: the others misled only browsers of the past.
    allowDangerousCharacters: true,
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    tightSelfClosing: true,
  })

/** The framework's placeholder for its data at the end of a page; empty, since no script of it runs there. */
const EMPTY_BOUNDARY = /<!--\$--><!--\/\$-->(?=<\/body>)/

/**
 * Writes a page without what the HTML standard makes optional: empty values, end tags in drawings, and
 * references to characters that need none. That is 0.1 KB less after compression. Browsers build the same
 * document from it, which React needs to hydrate islands.
 * @param html the whole page
 */
export const shortenHtml = (html: string) =>
  String(processor.processSync(html.replace(EMPTY_BOUNDARY, '')))
