import { heroDemos, labels, labelsOf } from '../content-file.ts'
import { expect, test } from './support/visitor.ts'

test('A hero turns into its demo and back: press, pull, keys, Back', async ({ visitor }) => {
  for (const { path, word, demo } of heroDemos.slice(0, 1)) {
    await visitor.visit(path)
    const trigger = visitor.main.getByRole('link', word)
    const back = visitor.main.getByRole('button', labels.backToPicture)
    const title = visitor.main.getByRole('heading', labelsOf(demo).title)
    const isOpen = async () => {
      await expect
        .poll(async () => (await title.all()).map(({ reachable }) => reachable))
        .toEqual([true])
      await trigger.isGone()
      expect(await visitor.run(() => document.activeElement?.closest('section')?.id)).toBe(demo)
    }
    await trigger.click()
    await isOpen()
    await back.click()
    await trigger.is({ focused: true })
    await visitor.press('Enter')
    await isOpen()
    await visitor.press('Escape')
    await trigger.is({ focused: true })
    await trigger.pull(200)
    await isOpen()
    await visitor.back()
    await trigger.is({ focused: true })
    await trigger.pull(40)
    await trigger.is({ focused: true })
    await back.isGone()
  }
})
