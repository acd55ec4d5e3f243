import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { expect, test } from 'vitest'
import { articles, first } from '../../content-file.ts'
import { problems } from '../../page-errors.ts'
import { type EditorSession, without } from '../session.ts'
import { FROM_DOCS, FROM_WORD } from './clipboard.ts'

const FILE = `articles/${first(articles).slug}.md`

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
| Small | 10 |
`

const paste = (text: Locator, html: string) =>
  text.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'The words alone')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

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
      writeFileSync(session.place(FILE), before)
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
      while (!(await button.evaluate((one) => one === document.activeElement)))
        await keys.press('ArrowRight')
      await keys.press('Enter')
    }
    await keys.press('Control+Alt+2')
    await keys.type('A new heading')
    await keys.press('Enter')
    await keys.type('A ')
    await keys.press('Control+b')
    await keys.type('bold')
    await keys.press('Control+b')
    await keys.type(' word, and services')
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
    expect(await problems(page), 'axe').toEqual([])
    await keys.press('ArrowDown')
    await keys.press('Tab')
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await dialog().waitFor({ state: 'detached' })
    for (const cell of ['Plan', 'Price', 'Small', '10']) {
      await keys.type(cell)
      await keys.press(cell === '10' ? 'Control+Enter' : 'Tab')
    }
    await choose('Picture')
    await keys.press('Enter')
    const picture = dialog().last().locator('button:has(img)').first()
    const name = await picture.textContent()
    await picture.press('Enter')
    await dialog().getByRole('textbox', { name: 'Description' }).fill('A kite')
    await dialog().getByRole('textbox', { name: 'Caption' }).fill('Over the “roof”')
    await keys.press('Enter')
    await dialog().waitFor({ state: 'detached' })
    expect(await text.evaluate((one) => one === document.activeElement)).toBe(true)
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

  test.each([
    ['Word', FROM_WORD],
    ['Google Docs', FROM_DOCS],
  ])('takes from %s what a text has a place for, and tells what it leaves out', async (_, html) => {
    const { page, text, added } = await atEnd()
    await paste(text, html)
    await page.getByText('A text has no place for pictures, underlining: left out.').waitFor()
    expect(await added()).toBe(`\n${PASTED}`)
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
    expect(await error.textContent()).toBe(
      'Line 1 of the text: a heading has a space after its ##.',
    )
    expect(session.read(FILE)).toBe(before)
    await text.fill(markdown.replace(/\p{L}+/u, 'Kites'))
    await tab.page.getByRole('checkbox', { name: 'Show the text as Markdown' }).uncheck()
    await tab.field('Text').getByText('Kites').waitFor()
    await tab.save()
    await tab.told('Saved.')
    expect(without(session.read(FILE), before)).toHaveLength(1)
    await tab.undo()
    expect(session.read(FILE)).toBe(before)
  })

  test('keeps whatever a text can hold, byte for byte', async () => {
    const before = session.read(FILE)
    writeFileSync(session.place(FILE), before + WHATEVER)
    execFileSync(process.execPath, ['tools/content-form.ts'], { cwd: session.folder })
    const whole = session.read(FILE)
    expect(session.content().issues).toEqual([])
    const tab = await session.open(FILE)
    const text = tab.field('Text')
    await text.press('Control+Home')
    await tab.page.keyboard.type('Kite ')
    await tab.page.keyboard.press('Control+s')
    await tab.told('Saved.')
    const after = session.read(FILE)
    writeFileSync(session.place(FILE), before)
    expect(after.replace('Kite ', '')).toBe(whole)
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
