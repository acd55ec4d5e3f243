import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { shortenHtml } from './shorten-html.ts'

/** What a browser makes of some HTML: its elements, without their positions in the text. */
const documentOf = (html: string) =>
  JSON.parse(
    JSON.stringify(unified().use(rehypeParse).parse(html), (key, value) =>
      key === 'position' || key === 'quirksMode' ? undefined : value,
    ),
  )

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A &amp; B</title></head><body>${body}</body></html>`

test.each([
  [
    'an island with its props',
    `<div data-island="form" data-props="{&quot;a&quot;:&quot;it&#x27;s&quot;}"></div>`,
  ],
  [
    'text with comments of React',
    '<p>One<!-- -->: <!-- -->two &lt;b&gt; &amp;amp;</p><!--$--><!--/$--><p>three</p>',
  ],
  [
    'a drawing',
    '<svg viewBox="0 0 2 2"><g id="a"><path d="M0 0h2"></path></g><use href="#a"></use></svg>',
  ],
  ['a script', '<script>if (1 < 2 && "</p>") go(`"`)</script>'],
  ['text that keeps its spaces', '<pre>\n  a\n</pre><textarea>\nb</textarea><p> c <b>d</b> </p>'],
  [
    'what waits',
    '<template><img src="/a.png" alt=""/></template><noscript><link href="/a.css"/></noscript>',
  ],
])('Browsers build the same document from %s', (_, body) => {
  const html = page(body)
  expect(documentOf(shortenHtml(html))).toEqual(documentOf(html))
})

test('Values keep the quotation marks that take less room, and empty ones are left out', () => {
  const html = shortenHtml(page('<p data-a="" data-b="{&quot;c&quot;:1}" data-d="e"></p>'))
  expect(html).toContain(`<p data-a data-b='{"c":1}' data-d="e"></p>`)
})

test("The framework's place for its data at the end is left out", () => {
  expect(shortenHtml(page('<p>One</p><!--$--><!--/$-->'))).toMatch(/<p>One<\/p><\/body><\/html>$/)
})
