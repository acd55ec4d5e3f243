import { labels, labelsOf, turning } from '../content-file.ts'
import { expect, test } from './support/visitor.ts'

test('A hero turns into its demo and back: press, pull, keys, Back', async ({ visitor }) => {
  for (const { path, word, demo } of turning.slice(0, 1)) {
    await visitor.visit(path)
    const handle = visitor.main.getByRole('link', word)
    const back = visitor.main.getByRole('button', labels.backToPicture)
    const title = visitor.main.getByRole('heading', labelsOf(demo).title)
    const isOpen = async () => {
      await expect
        .poll(async () => (await title.all()).map(({ reachable }) => reachable))
        .toEqual([true])
      await handle.isGone()
      expect(await visitor.run(() => document.activeElement?.closest('section')?.id)).toBe(demo)
    }
    await handle.click()
    await isOpen()
    await back.click()
    await handle.is({ focused: true })
    await visitor.press('Enter')
    await isOpen()
    await visitor.press('Escape')
    await handle.is({ focused: true })
    await handle.pull(200)
    await isOpen()
    await visitor.back()
    await handle.is({ focused: true })
    await handle.pull(40)
    await handle.is({ focused: true })
    await back.isGone()
  }
})
