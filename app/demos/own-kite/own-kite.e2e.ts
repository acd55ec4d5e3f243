import { fillIn } from '../../../contract/fill-in.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

test('Pattern, colours and name make a mark, shown with its contrast', async ({ page }) => {
  const region = await open(page)
  const group = (name: string) => region.getByRole('group', { name })
  const contrast = region.getByRole('status', { name: labels.results.ratio })
  const asRatio = (ratio: string) => fillIn(labels.contrast.ratio, { ratio })

  // By pointer: the second pattern, and custom colours.
  const [, second] = labels.pattern.choices
  await group(labels.pattern.label)
    .getByRole('radio', { name: second?.label ?? '', exact: true })
    .click()
  await region.getByLabel(labels.paper.another).fill('#ffffff')
  await region.getByLabel(labels.pieces.another).fill('#000000')
  await expect(contrast).toHaveText(asRatio('21.0'))
  await region.getByLabel(labels.pieces.another).fill('#777777')
  await expect(contrast, '4.48, and not enough for 4.5').toHaveText(asRatio('4.4'))
  await expect(region.getByText(labels.verdicts.large)).toBeVisible()

  // By keyboard: arrows go through the patterns, and wrap from the first to the last.
  const firstPattern = group(labels.pattern.label).getByRole('radio').first()
  await firstPattern.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await expect(group(labels.pattern.label).getByRole('radio').last()).toBeChecked()

  const name = region.getByRole('textbox', { name: labels.mark.label })
  await name.fill('')
  await expect(name, 'what an empty field means is said').toHaveAccessibleDescription(
    new RegExp(labels.mark.first.replace(/[^\w ]/g, '.')),
  )
  await name.fill('<b> & Co.')
  await expect(region.getByText('<b> & Co.')).toBeVisible()
})
