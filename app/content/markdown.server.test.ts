import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footnotes } from '../ui/prose/footnotes.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { ProseNodes } from '../ui/prose/prose-nodes.tsx'
import { readMarkdown } from './markdown.server.ts'

const context = {
  labels: {
    table: 'Table {number}: {columns}',
    code: 'Code {number}',
    footnote: 'Footnote {number}',
    footnoteBack: 'Back to {number}',
  },
  pictureOf: ({ name, alt }: { name: string; alt: string }) => ({
    alt,
    src: `/${name}/1000.webp`,
    width: 1600,
    height: 900,
    sources: { avif: `/${name}/480.avif 480w, /${name}/800.avif 800w` },
  }),
}

const read = (markdown: string) => readMarkdown(markdown, context)
const sections = (markdown: string) => read(markdown).sections

/** The rendered HTML without class names. */
function html(markdown: string): string {
  const { sections, footnotes } = read(markdown)
  const parts = sections.flatMap(({ id, heading, nodes }) => [
    ...(heading ? [createElement('h2', { id }, createElement(ProseNodes, heading))] : []),
    createElement(Prose, { nodes }),
  ])
  const page = createElement(Fragment, null, ...parts, createElement(Footnotes, { footnotes }))
  return renderToStaticMarkup(page).replaceAll(/ class="[^"]*"/g, '')
}

test.each([
  ['5 > 4 & 3 < 4', '5 > 4 & 3 < 4', '5 &gt; 4 &amp; 3 &lt; 4'],
  ['**Bold** and `co<de`', 'Bold and co<de', '<strong>Bold</strong> and <code>co&lt;de</code>'],
])('A heading has the right text and markup: %s', (line, text, drawn) => {
  expect(sections(`## ${line}\n\nText.`)[0]?.heading?.text).toBe(text)
  expect(html(`### ${line}`)).toContain(`>${drawn}</h3>`)
})

test('A heading is never an h1, and has no anchor inside a quotation', () => {
  expect(html('# Large\n\n> ## Quoted')).toMatch(/<h2 id="large">.*<blockquote><h2>/s)
})

test('Every heading has an id, and what is numbered is numbered on through a page', () => {
  expect(sections('## 🎉\n\nT.\n\n## !\n\nT.').map(({ id }) => id)).toEqual([
    ...['section', 'section-1'],
  ])
  const counts = { tables: 0, codes: 0, footnotes: 0 }
  const notes = () => readMarkdown('A[^1].\n\n[^1]: B.', { ...context, counts }).footnotes
  expect([...notes(), ...notes()].map(({ id }) => id)).toEqual(['fn:1', 'fn:2'])
})

test('Two tildes strike out; one means "about"', () => {
  expect(html('It takes ~5 days to ~10 days, ~~two~~.')).toContain(
    'It takes ~5 days to ~10 days, <del>two</del>.',
  )
})

test('HTML never becomes markup', () => {
  const drawn = html('A <b onclick="x()">b</b>.\n\n<script>alert(1)</script>\n\n&lt;i&gt;')
  expect(drawn).toContain('<p>A b.</p><p>&lt;i&gt;</p>')
})

test('A footnote is numbered by its first reference, and links back to each', () => {
  const drawn = html('A[^z] b[^1] c[^z].\n\n[^1]: The *second*.\n[^z]: The first,\nstill.\n')
  const ends = Array.from(drawn.matchAll(/ (?:id|href)="(#?fn[^"]*)"/g), ([, end]) => end)
  expect(ends.join(' ')).toBe(
    'fnref:1 #fn:1 fnref:2 #fn:2 fnref:1:2 #fn:1 fn:1 #fnref:1 #fnref:1:2 fn:2 #fnref:2',
  )
  for (const label of ['Footnote 2', 'Back to 1']) expect(drawn).toContain(`aria-label="${label}"`)
  expect(drawn).toMatch(/The first,\nstill\..*The <em>second<\/em>\./s)
})
