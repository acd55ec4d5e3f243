import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocksOf } from '../../../app/blocks/block.ts'
import { contentTexts } from '../../../model/content-folder.ts'
import { articles, first, services } from '../../content-file.ts'
import { PROVIDER } from '../../mail-provider.ts'
import { type EditorSession, SOON } from '../session.ts'

const [service] = services

/** Tests of the launch check, of what is deleted, and of replacing in all. */
export function usesTools(session: EditorSession): void {
  const changedSince = (before: Record<string, string>) => {
    const now = contentTexts(session.place(''))
    return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
      (file) => now[file] !== before[file],
    )
  }

  /** Changes a text in a file, as another program does. */
  const edit = (file: string, ...change: [RegExp, string]) =>
    writeFileSync(session.place(file), session.read(file).replace(...change))

  test('Some samples are unticked together, then all of a file and all others, once the owner is sure, and taken back together', async () => {
    const unconfirmed = `services/${service?.slug}.yaml`
    edit(unconfirmed, /^unconfirmed: .*\n/m, '')
    edit(unconfirmed, /$/, 'unconfirmed: true\n')
    const marked = () =>
      Object.entries(contentTexts(session.place(''))).flatMap(([file, text]) =>
        /\b(?:sample|unconfirmed): true/.test(text.replace(/#.*/g, '')) ? [file] : [],
      )
    const { page, button } = await session.open('launch-check')
    const samples = page.getByRole('region', { name: /samples/ })
    const untick = async () => {
      page.once('dialog', (dialog) => dialog.accept())
      await button('Untick the boxes of the chosen ones').click()
    }
    await samples.waitFor()
    const files = await samples.getByRole('heading', { level: 3 }).count()
    const all = marked()
    const boxes = samples.getByRole('listitem').getByRole('checkbox')
    const entries = await boxes.count()
    await boxes.first().check()
    await boxes.nth(1).check()
    await untick()
    await expect.poll(() => boxes.count(), SOON).toBe(entries - 2)
    const choose = `Choose: Services › ${service?.menuLabel}`
    await samples.getByRole('checkbox', { name: choose, exact: true }).check()
    await untick()
    await expect.poll(marked, SOON).not.toContain(`services/${service?.slug}.yaml`)
    expect(marked().length, 'other files').toBeGreaterThan(all.length - files)
    const rest = contentTexts(session.place(''))
    await page.getByText('All', { exact: true }).click()
    await untick()
    await expect.poll(marked, SOON).toEqual([])
    const changed = changedSince(rest)
    expect(changed.length).toBeGreaterThan(2)
    const tab = await session.open(changed[0] ?? '')
    await tab.undo(changed.length)
    expect(changedSince(rest)).toEqual([])
  })

  test('A deleted service comes back with all that named it', async () => {
    const isRelated = (slug?: string) => (one: (typeof services)[number]) =>
      blocksOf(one, 'related').some((block) => block.services.some((named) => named === slug))
    // What names it leads to one that named it too.
    const one = services.findLast(({ slug }) => services.some(isRelated(slug)))
    const other = services.find(isRelated(one?.slug))
    const file = `services/${one?.slug}.yaml`
    const before = contentTexts(session.place(''))
    const tab = await session.open(file)
    await tab.field('Headline').fill('Kites for all.')
    await tab.saved()
    await tab.button('Delete').click()
    const choice = tab.dialog().getByRole('combobox', { name: /^Lead what names it/ })
    expect(await choice.locator(`[value="${one?.slug}"]`).count(), 'itself').toBe(0)
    await choice.selectOption(other?.slug ?? '')
    await tab.inDialog('Delete').click()
    await tab.told('is deleted.')
    expect(session.content().issues).toEqual([])
    expect(session.fields(`services/${other?.slug}.yaml`).aliases).toContain(one?.slug)
    const files = changedSince(before)
    expect(files.length).toBeGreaterThan(3)
    const list = tab.page.getByRole('listitem').filter({ has: tab.button(`Bring back ${file}`) })
    await list.getByRole('button', { name: 'History' }).click()
    expect((await tab.dialog().getByRole('listitem').allTextContents()).slice(0, 2)).toEqual([
      expect.stringContaining('deleted'),
      expect.stringContaining('Top of the page'),
    ])
    await tab.inDialog('Close').click()
    await tab.button(`Bring back ${file}`).click()
    expect(await tab.dialog().getByRole('listitem').count()).toBe(files.length)
    await tab.inDialog('Take back').click()
    await tab.told('The save is undone.')
    expect(changedSince(before)).toEqual([file])
    await tab.undo()
    await expect.poll(() => changedSince(before), SOON).toEqual([])
  })

  test('“Replace in all” finds any spelling, takes whole words, leaves out what is unticked, and is one save', async () => {
    const files = articles.slice(0, 3).map(({ slug }) => `articles/${slug}.md`)
    const [one = '', other = '', third = ''] = files
    edit(one, /$/, '\nSubzebra’s, and a zebra’s stripes.\n')
    edit(other, /$/, "\nThe zebra's tail.\n")
    edit(third, /$/, '\nThe zebra’s mane.\n')
    const tab = await session.open(one)
    await tab.page.getByRole('searchbox').fill("zebra's")
    await tab.button("Replace “zebra's” in all").click()
    await tab.page.getByRole('textbox', { name: 'By' }).fill('lion’s')
    await tab.page.getByRole('checkbox', { name: 'Whole words only' }).check()
    const place = tab.dialog().getByRole('listitem').filter({ hasText: 'tail' })
    await place.getByRole('checkbox').uncheck()
    await tab.inDialog('Replace').click()
    await tab.told('It is replaced.')
    expect(session.read(one)).toContain('Subzebra’s, and a lion’s stripes.')
    expect(session.read(other)).toContain("The zebra's tail.")
    // An undo leaves what has changed since.
    edit(third, /lion’s mane/, 'tiger’s mane')
    await tab.undo(2)
    await tab.dialog().getByText('This has changed since.').first().waitFor()
    expect(session.read(one)).toContain('a zebra’s stripes.')
    expect(session.read(third)).toContain('The tiger’s mane.')
  })

  test('What the launch check finds twice in a text, it lists once', async () => {
    const address = 'desk@twice.example'
    const text = `\nWrite to ${address}.\n\nDo write to ${address}.\n`
    edit(`articles/${first(articles).slug}.md`, /$/, text)
    const { page } = await session.open('launch-check')
    const found = page.getByRole('listitem').filter({ hasText: address })
    await expect.poll(() => found.count(), SOON).toBe(1)
  })

  test('The menu leads to the enquiries at the address of the site', async () => {
    const { page } = await session.open('launch-check')
    const link = page.getByRole('link', { name: 'Enquiries', exact: true })
    if (PROVIDER) return expect(await link.count()).toBe(0)
    expect(await link.getAttribute('href')).toBe(`${session.site().site.url}/enquiries`)
  })
}
