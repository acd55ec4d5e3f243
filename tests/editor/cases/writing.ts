import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { splitPlace } from '../../../editor/preview/hidden-place.ts'
import { elements } from '../../../tools/build/built-pages.ts'
import { articles, first } from '../../content-file.ts'
import { problems } from '../../page-errors.ts'
import { type EditorSession, isFocused, SOON, without } from '../session.ts'

const FILE = `articles/${first(articles).slug}.md`

const pasted = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../pasted', file), 'utf8').trimEnd()

/** What people copy: what it is, its HTML, what the owner is told, and the text. */
type Paste = { what: string; html: string; told?: string; markdown: string }

const PASTED = `## Before the festival

Ask for **three quotations**, and *compare* them with [ours](https://kiteline.example/pricing).

### What to bring

- Your logo
- Your colours
  - as numbers

1. Call us
2. Meet us

| Plan | Price |
| :- | :- |
| Small | 10 |`

/** Pastes from the clipboard, which another program has filled. */
async function paste(text: Locator, clipboard: Record<string, string>) {
  await text.evaluate((_, clipboard) => {
    const copy = (event: ClipboardEvent) => {
      for (const type in clipboard) event.clipboardData?.setData(type, clipboard[type] ?? '')
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('copy', copy, { once: true, capture: true })
  }, clipboard)
  await text.press('ControlOrMeta+c')
  await text.press('ControlOrMeta+v')
}

const pasteHtml = (text: Locator, html: string) =>
  paste(text, { 'text/html': html, 'text/plain': 'The words alone' })

/** What people write, and Markdown would read as something else. */
const SIGNS = [
  ...['It takes ~5 days to ~10 days.', '2024. That was good', '1) one', '- 5 degrees', '+ 2 more'],
  ...['* 3 stars', '> 50 visits', '# 1 in town', '##Next **now ** and `then`'],
  ...['2 * 3 * 4 and snake_case_name and __init__', '[x] done, [^1] and [a](b)'],
  'www.kiteline.example, https://kiteline.example and hello@kiteline.example',
  ...['<b> a < b & c &amp; d &copy;', 'C:\\new\\_old\\*.txt :smile: !', '| a | b |', '---'],
  '~~two~~ struck',
]

/** Everything that a text can hold and that our articles lack. */
const WHATEVER = `
A mark[^1] and ~~a word~~ struck out.\\
A second line, with \`code\` and <https://kiteline.example>.

> A quotation of **two**
> lines.
>
> - And a list

\`\`\`text
code  stays
\`\`\`

---

3. Three
   - nested

   a paragraph
4. Four

![A logo](about.webp)

![A logo](about.webp "With a line")

[^1]: Who counted that, and _how_.
`

/** Tests of writing a text: by keyboard, by pasting, as Markdown. */
export function writesTexts(session: EditorSession): void {
  /** The article with the cursor in a new paragraph at its end, and what a save adds to it. */
  async function atEnd(before = session.read(FILE)) {
    const tab = await session.open(FILE)
    const text = tab.field('Text')
    await text.press('Control+End')
    await text.press('Enter')
    const added = async () => {
      await tab.page.keyboard.press('Control+s')
      await tab.told('Saved.')
      const after = session.read(FILE)
      expect(after.startsWith(before)).toBe(true)
      return after.slice(before.length)
    }
    return { ...tab, keys: tab.page.keyboard, text, added }
  }

  test('writes a heading, a list, a link, a table and a picture by keyboard alone', async () => {
    const { page, keys, text, dialog, added } = await atEnd()
    /** Opens a dialog from the toolbar, which is one stop of the Tab key. */
    const choose = async (tool: string) => {
      await keys.press('Alt+F10')
      await keys.press('Home')
      const button = page.getByRole('button', { name: tool, exact: true })
      while (!(await isFocused(button))) await keys.press('ArrowRight')
      await keys.press('Enter')
    }
    await keys.press('Control+Alt+2')
    await keys.type('A new heading')
    await keys.press('Enter')
    for (const part of ['A ', 'bold', ' word, and services']) {
      if (part !== 'A ') await keys.press('Control+b')
      await keys.type(part)
    }
    await keys.press('Control+Shift+ArrowLeft')
    await choose('Link')
    await keys.type('/services')
    await keys.press('Enter')
    await dialog().waitFor({ state: 'detached' })
    await keys.type('.')
    await keys.press('Enter')
    await choose('Bullets')
    await keys.type('one')
    await keys.press('Enter')
    await keys.type('two')
    await keys.press('Enter')
    await keys.press('Enter')
    await choose('Table')
    for (const cell of ['Plan', 'Price', 'Small', '10']) {
      await keys.type(cell)
      await keys.press(cell === '10' ? 'Control+Enter' : 'Tab')
    }
    await choose('Picture')
    await dialog().getByRole('button', { name: 'Choose a picture' }).press('Enter')
    const picture = dialog().last().locator('button:has(img)').first()
    const name = await picture.textContent()
    await picture.press('Enter')
    await dialog().getByRole('textbox', { name: 'Description' }).fill('A kite')
    await dialog().getByRole('textbox', { name: 'Caption' }).fill('Over the “roof”')
    await keys.press('Enter')
    await dialog().waitFor({ state: 'detached' })
    expect(await isFocused(text)).toBe(true)
    expect(await problems(page), 'axe').toEqual([])
    expect(await added()).toBe(`
## A new heading

A **bold** word, and [services](/services).

- one
- two

| Plan | Price |
| :- | :- |
| Small | 10 |

![A kite](${name} "Over the “roof”")
`)
  })

  const same = { told: 'pictures (left out), underlining (its words stay)', markdown: PASTED }
  // The same text as Word for Windows copies it, and Google Docs in Chrome, shortened only in its styles.
  test.each<Paste>([
    { what: 'what has a place from Word', html: pasted('word.html'), ...same },
    { what: 'what has a place from Google Docs', html: pasted('google-docs.html'), ...same },
    ...parse(pasted('others.yaml')),
  ])('keeps $what when it is pasted', async ({ html, told, markdown }) => {
    const { page, text, added } = await atEnd()
    await pasteHtml(text, html)
    if (told) await page.getByText(`A text has no place for ${told}.`).waitFor()
    expect(await added()).toBe(`\n${markdown}\n`)
  })

  test('keeps each sign that is typed or pasted, in the file, on the page, and when it is opened again', async () => {
    const { page, keys, text, saved } = await atEnd()
    for (const line of ['First', ...SIGNS]) {
      // A dash makes a list when it is typed.
      if (line.startsWith('- ')) await keys.insertText(line)
      else await keys.type(line)
      await keys.press('Enter')
    }
    await keys.type('In  now')
    for (const _ of ' now') await keys.press('ArrowLeft')
    await paste(text, { 'text/plain': `${SIGNS.join('\n\n')}\r\n\r\nRing Road\r\nSurat ` })
    await saved()
    const whole = session.read(FILE)
    const { preview, files } = await (await fetch(`${session.url()}/api/overview`)).json()
    const address = preview + files.find(({ file }: { file: string }) => file === FILE).page
    const shown = async () => {
      const document = fromHtml(await (await fetch(address)).text())
      return elements(document, 'p').map((line) => splitPlace(textOf(line)).text)
    }
    const lines = [...SIGNS, `In ${SIGNS[0]}`, ...SIGNS.slice(1), 'Ring RoadSurat  now']
    const written = async () => {
      const all = await shown()
      return all.slice(all.indexOf('First') + 1).slice(0, lines.length)
    }
    await expect.poll(written, SOON).toEqual(lines)
    await page.reload()
    await text.press('Control+Home')
    await keys.type('Kite ')
    await saved()
    expect(session.read(FILE).replace('Kite ', '')).toBe(whole)
  })

  test('shows the text as Markdown, refuses its slips, and changes one line for a word', async () => {
    const tab = await session.open(FILE)
    const before = session.read(FILE)
    await tab.page.getByRole('checkbox', { name: 'Show the text as Markdown' }).check()
    const text = tab.field('Text')
    const markdown = await text.inputValue()
    await text.fill(`##Heading\n\n${markdown}`)
    await tab.save()
    await tab.told('Not saved')
    const error = tab.page.locator('.field[data-wrong] .error')
    const slip = 'Line 1 of the text: a heading has a space after its ##.'
    expect(await error.textContent()).toBe(slip)
    expect(session.read(FILE)).toBe(before)
    await text.fill(markdown.replace(/\p{L}+/u, 'Kites'))
    await tab.page.getByRole('checkbox', { name: 'Show the text as Markdown' }).uncheck()
    await tab.field('Text').getByText('Kites').waitFor()
    await tab.saved()
    expect(without(session.read(FILE), before)).toHaveLength(1)
  })

  test('keeps whatever a text can hold, byte for byte', async () => {
    writeFileSync(session.place(FILE), session.read(FILE) + WHATEVER)
    execFileSync(process.execPath, ['tools/content/content-form.ts'], { cwd: session.folder })
    const whole = session.read(FILE)
    expect(session.content().issues).toEqual([])
    const tab = await session.open(FILE)
    const text = tab.field('Text')
    await text.press('Control+Home')
    await tab.page.keyboard.type('Kite ')
    await tab.saved()
    expect(session.read(FILE).replace('Kite ', '')).toBe(whole)
  })

  test('opens an article with the line ends and the mark of Windows as it is, and saves it', async () => {
    const before = session.read(FILE)
    writeFileSync(session.place(FILE), `\uFEFF${before.replaceAll('\n', '\r\n')}`)
    expect(session.content().issues).toEqual([])
    const tab = await session.open(FILE)
    expect(await tab.button('Save').isDisabled()).toBe(true)
    const { keys, added } = await atEnd(before)
    await keys.type('One more line.')
    expect(await added()).toBe('\nOne more line.\n')
  })
}
