import { expect, test } from 'vitest'
import { contentTexts } from './content-folder.ts'
import { formMarkdown } from './markdown-form.ts'
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
