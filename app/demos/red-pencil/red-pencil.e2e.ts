import { fillIn } from '../../../contract/fill-in.ts'
import { first } from '../../../tests/content-file.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

test('A paragraph gets four remarks of an editor, and the others on demand', async ({ page }) => {
  const region = await open(page)
  const field = region.getByRole('textbox', { name: labels.paragraph.label })
  const figure = (name: string) => region.getByRole('status', { name, exact: true })

  const filler = first(labels.fillers.filter(({ instead }) => !instead)).words
  const passive = `${labels.passive.auxiliaries[0]} ${labels.passive.participles[0]}`
  const long = `${'Pumps '.repeat(labels.longSentence + 1).trim()}.`
  await field.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`Pumps ${passive}. `)
  await page.keyboard.insertText(`${`We ${filler} lift pumps. `.repeat(3)}${long}`)
  await expect(figure(labels.results.long)).toHaveText('1')
  await expect(figure(labels.results.fillers)).toHaveText('3')
  await expect(figure(labels.results.passive)).toHaveText('1')
  const remark = fillIn(labels.remark.passive, { number: 1, words: passive })
  await expect(region.getByRole('listitem').filter({ hasText: remark })).toBeVisible()
  const count = labels.longSentence + 1
  const last = region.getByText(fillIn(labels.remark.long, { number: 5, count }))
  await expect(last).toBeHidden()
  await region.getByText(fillIn(labels.more, { count: 1 })).click()
  await expect(last).toBeVisible()

  await field.fill('')
  await expect(field).toHaveAccessibleDescription(new RegExp(labels.paragraph.missing.slice(0, 20)))
})
