import { fillIn } from '../../contract/fill-in.ts'
import { builtPages } from '../built-site.ts'
import { asShown, gallery, siteContent } from '../content-file.ts'
import { expect, test } from './support/visitor.ts'

const { pricing, labels } = siteContent

test('A pricing tab shows its plans alone, by a click and an address', async ({ visitor }) => {
  await visitor.visit('/pricing')
  const [first, second, third] = pricing.categories
  const tab = (category = first) => visitor.main.getByRole('tab', category?.title)
  const panel = (category = first) => visitor.main.getByRole('tabpanel', category?.title)
  await tab(first).is({ selected: 'true' })
  await panel(first).is()
  await tab(second).click()
  await tab(second).is({ selected: 'true' })
  await panel(second).is()
  await panel(first).isGone()

  await visitor.visit(`/pricing#${third?.id}`)
  await tab(third).is({ selected: 'true' })
  await panel(third).is()
  await panel(first).isGone()
})

test('The gallery filters, and Surprise Me scrolls to a picture', async ({ visitor }) => {
  await visitor.resize(390, 844)
  await visitor.visit('/gallery')
  const pictures = visitor.main.getByRole('figure').getByRole('img')
  const filter = (name: string) => visitor.main.getByRole('group').getByText(name)
  const [{ tag } = { tag: '' }] = gallery.items
  const tagged = gallery.items.filter((item) => item.tag === tag)
  await expect.poll(() => pictures.all()).toHaveLength(gallery.items.length)
  await filter(tag).click()
  await expect.poll(() => pictures.all()).toHaveLength(tagged.length)

  await visitor.main.getByRole('button', gallery.surpriseLabel).click()
  const picked = tagged.map(({ caption }) => fillIn(labels.picked, { title: asShown(caption) }))
  await expect
    .poll(async () => (await visitor.main.getByRole('status').all())[0]?.text)
    .toSatisfy((text: string) => picked.includes(text))
  const middle = 844 / 2
  await expect
    .poll(async () => (await pictures.all()).some(({ y }) => Math.abs(y - middle) < middle / 2))
    .toBe(true)
  await filter(gallery.allLabel).click()
  await expect.poll(() => pictures.all()).toHaveLength(gallery.items.length)
})

test('Drawings in files of their own are drawn', async ({ visitor }) => {
  const withDrawings = builtPages().filter(({ html }) => /<use href="\//.test(html))
  for (const { path } of withDrawings) {
    await visitor.visit(path)
    await expect
      .poll(() =>
        visitor.run(() => {
          const parts = [...document.querySelectorAll<SVGUseElement>('main use[href^="/"]')]
          return parts.length > 0 && parts.every((part) => part.getBBox().width > 100)
        }),
      )
      .toBe(true)
  }
})
