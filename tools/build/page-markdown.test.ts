import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const ADDRESS = 'https://kites.example/blog/paper'

/** The Markdown of a page with this `<main>`, without its front matter. */
const markdownOf = (main: string) =>
  pageMarkdown(
    fromHtml(`<header><h2>Menu</h2></header><main><h1>Paper</h1>${main}</main>`),
    ADDRESS,
  )
    .replace(`---\ncanonical: ${ADDRESS}\n---\n`, '')
    .replace('# Paper\n\n', '')
    .trim()

test.each([
  ...['<form><label>Name <input></label></form>', '<fieldset><legend>Show</legend></fieldset>'],
  ...['<nav><a href="/">Home</a></nav>', '<button>Send</button>'],
  ...['<svg><title>Kite</title></svg>', '<img src="/a.webp" alt="">'],
  ...['<p aria-hidden="true">1</p>', '<p role="status">Showing 9</p>'],
  ...['<noscript>No scripts</noscript>', '<section data-page-only=""><h2>Try it</h2></section>'],
  '<a href="#mark" aria-label="Back"><svg></svg></a>',
])('%s is left out', (main) => {
  expect(markdownOf(`${main}<p>Thin.</p>`)).toBe('Thin.')
})

test('Cards with headings become sections, steps a numbered list, and an aside a quotation', () => {
  expect(markdownOf('<ul><li><h3>Kite</h3><p>Flies.</p></li><li><h3>Reel</h3></li></ul>')).toBe(
    '### Kite\n\nFlies.\n\n### Reel',
  )
  expect(markdownOf('<ol><li><div><h3>Cut</h3><p>Twice.</p></div></li></ol>')).toBe(
    '1. **Cut**\n\n   Twice.',
  )
  expect(markdownOf('<aside><p>By the way.</p></aside>')).toBe('> By the way.')
})

test.each([
  ['<a href="/pricing">Plans</a>', '[Plans](https://kites.example/pricing)'],
  ['<a href="#glue">Glue</a>', `[Glue](${ADDRESS}#glue)`],
  ['<img src="/a.webp" alt="Sky">', '![Sky](https://kites.example/a.webp)'],
  // Elements that only styles separate do not become one word.
  ['<p><strong>Asha</strong><span>Founder</span></p>', '**Asha** Founder'],
  ['<p>Kites<!-- -->: <!-- -->paper</p>', 'Kites: paper'],
])('%s becomes %s', (main, text) => {
  expect(markdownOf(main)).toBe(text)
})
