import fc from 'fast-check'
import type { PhrasingContent, TableCell, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkStringify from 'remark-stringify'
import { expect, test } from 'vitest'
import { contentTexts } from './content-folder.ts'
import { formMarkdown, MARKDOWN_FORM } from './markdown-form.ts'
import { markdownParts } from './markdown-parts.ts'
import { parser } from './parse-markdown.ts'
import { splitFile } from './reading/split-file.ts'

/** Every word would take minutes. */
const STEP = 150

test('All Markdown has the form in which the editor saves it, so a changed word changes one line', () => {
  for (const [file, whole] of Object.entries(contentTexts())) {
    const { text = '' } = splitFile(file, whole).markdown ?? {}
    expect(formMarkdown(text), file).toBe(text)
    const words = [...text.matchAll(/(?<= )\p{L}+(?= )/gu)]
    for (const { index, 0: word } of words.filter((_, at) => at % STEP === 0)) {
      const changed = `${text.slice(0, index)}kites${text.slice(index + word.length)}`
      expect(formMarkdown(changed)).toBe(changed)
    }
  }
})

/** Signs of Markdown, and what stands around them. */
const PARTS =
  '* ** _ __ ~ ~~ ` [x] [^1] [a](b) ![ www. http://a.in a@b.in :a: <b> < &amp; # ## 1. 1) - + | \\ \\* = --- kite é " ! .'

test('What is meant as text is text in the file, and on the page', () => {
  const parts = fc.constantFrom(...PARTS.split(' '), ' ', '\n')
  const texts = fc.array(parts, { minLength: 1, maxLength: 5 }).map((all) => all.join('').trim())
  const writer = parser().use(remarkStringify, MARKDOWN_FORM)
  const text = (value: string): Text => ({ type: 'text', value })
  fc.assert(
    fc.property(texts, (value) => {
      const line = value.replace(/\s+/g, ' ')
      const cell: TableCell = { type: 'tableCell', children: [text(line)] }
      const lines = value.replace(/\s*\n\s*/g, '\n')
      const bold: PhrasingContent[] = line ? [{ type: 'strong', children: [text(line)] }] : []
      const written = writer.stringify({
        type: 'root',
        children: [
          { type: 'heading', depth: 2, children: [text(line)] },
          { type: 'paragraph', children: [text(`a${lines}`)] },
          { type: 'paragraph', children: [text('a '), ...bold, text(' b')] },
          { type: 'table', children: [{ type: 'tableRow', children: [cell, cell] }] },
        ],
      })
      const { children } = parser.parse(written)
      const wanted = [line, `a${lines}`, `a ${line} b`, line + line]
      expect(children.map((node) => textOf(node))).toEqual(wanted)
      expect(markdownParts(written)).toMatchObject({ links: [], slips: [] })
      expect(formMarkdown(written)).toBe(written)
    }),
    { seed: 1 },
  )
})
