import type { Locator } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { movedPaths } from '../../model/addresses.ts'
import { entryPath } from '../../model/kinds.ts'
import { articles, first, products, services } from '../content-file.ts'
import { problems } from '../page-errors.ts'
import { editorSession, SOON } from './session.ts'

/** An owner who needs more clicks than this asks somebody else to do the job. */
const MOST_CLICKS = 30

/** Where the title of a closed entry is, beside its buttons. */
const TITLE = { x: 60, y: 12 }

const session = editorSession()
/** An owner at the editor's first page, whose clicks are counted. */
async function owner() {
  const tab = await session.open('home.yaml')
  let clicks = 0
  const press = async (target: Locator, position?: { x: number; y: number }) => {
    clicks += 1
    await target.click(position && { position })
  }
  return {
    ...tab,
    press,
    /** Opens a file that the list finds. */
    open: async (name: string) => {
      clicks += 2
      await tab.choose(name)
      await tab.heading(name)
    },
    /** Clicks a field and types, then goes on to the next ones with the Tab key. */
    type: async (field: Locator, ...texts: string[]) => {
      await press(field)
      for (const [index, text] of texts.entries()) {
        if (index > 0) await tab.page.keyboard.press('Tab')
        await tab.page.keyboard.press('Control+a')
        await tab.page.keyboard.insertText(text)
      }
    },
    /** Makes an entry of a folder, named in the dialog, whose first field has the focus. */
    create: async (kind: string, ...names: string[]) => {
      await press(tab.button(`New ${kind}`))
      await tab.dialog().waitFor()
      for (const name of names) {
        await tab.page.keyboard.insertText(name)
        await tab.page.keyboard.press(name === names.at(-1) ? 'Enter' : 'Tab')
      }
      await tab.heading(names[0])
    },
    box: (name: string) => tab.page.getByRole('checkbox', { name, exact: true }),
    save: async () => {
      await tab.page.keyboard.press('Control+s')
      await expect.poll(() => tab.button('Save').isDisabled(), SOON).toBe(true)
      await tab.told('Saved.')
    },
    /** The job is done: the check has no complaint, and it took few clicks. */
    done: async () => {
      expect(session.content().issues).toEqual([])
      expect(await problems(tab.page), 'axe').toEqual([])
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
    },
  }
}

describe('An owner', { retry: 1 }, () => {
  session.putsBack()

  test('writes an article that is published later', async () => {
    const tab = await owner()
    const { page, press, open, create, type, field, button, dialog, box, save, done } = tab
    const { title, author } = first(articles)
    await open(title)
    await create('article', 'A day of kites')
    await type(field('Excerpt'), 'What we learn on the roof.')
    await press(page.getByLabel('Publish on'))
    await page.getByLabel('Publish on').fill('2099-01-14')
    const [by, label] = [page.getByRole('combobox', { name: 'Author' }), `team/${author}.yaml`]
    await press(by)
    await by.selectOption({ label: session.fields(label).name })
    await press(button('Choose a picture'))
    await press(dialog().locator('button:has(img)').first())
    const points = page.getByRole('group', { name: /^Key points/ }).getByRole('textbox')
    await type(points.first(), 'Hold the line.')
    await type(points.last(), 'Look up.')
    const seo = page.getByRole('group', { name: /^In search results/ }).getByRole('textbox')
    const description = 'How a day on the roof with kites teaches what a campaign needs: wind.'
    await type(seo.first(), 'A day of kites on the roof', description)
    await type(field('Text'), '')
    await page.keyboard.type('A first line.\n## What we saw\n- red\nblue')
    await press(box('Draft'))
    await save()
    const [, , text] = session.read('articles/a-day-of-kites.md').split('---\n')
    expect(text).toBe('\nA first line.\n\n## What we saw\n\n- red\n- blue\n')
    expect(session.site().articles.map(({ slug }) => slug)).not.toContain('a-day-of-kites')
    await done()
  })

  test('adds a service, from blank to published', async () => {
    const { page, press, open, create, type, field, box, save, done } = await owner()
    await open(first(services).menuLabel)
    await create('service', 'Kite repair')
    await type(field('Line in the menu'), 'Tears and broken spars.')
    await press(page.getByRole('radiogroup', { name: 'Accent' }).getByRole('radio').first())
    await type(field('Description on cards'), 'A torn kite comes back whole within a week.')
    await type(field('Headline'), 'Torn on Monday, flying on Friday.', 'We mend paper and spars.')
    const block = (index: number) => page.locator(`[id="field.blocks.${index}"]`)
    await press(block(0).locator('> summary'), TITLE)
    await type(block(0).getByRole('textbox').first(), 'What we mend')
    const parts = block(0).getByRole('listitem')
    for (const [index, part] of ['Paper', 'Spars', 'Tails', 'Lines'].entries()) {
      const name = parts.nth(index).getByRole('textbox', { name: 'Title' })
      await type(name, part, `${part} that you bring, or send by post.`)
    }
    await press(block(1).locator('> summary'), TITLE)
    await type(block(1).getByRole('textbox').first(), 'Is yours torn?', 'Send a picture of it.')
    const seo = page.getByRole('group', { name: /^In search results/ }).getByRole('textbox')
    const description = 'We mend torn kites within a week: paper, spars, tails and lines, by post.'
    await type(seo.first(), 'Kite repair in Ahmedabad', description)
    await press(box('Draft'))
    await save()
    expect(session.site().services.map(({ slug }) => slug)).toContain('kite-repair')
    await done()
  })

  test('removes a product with its traces', async () => {
    const { page, press, open, type, button, dialog, told, done } = await owner()
    const { menuLabel, slug } = products.at(-1) ?? first(products)
    const other = first(products)
    await open(menuLabel)
    await press(button('Delete'))
    const instead = dialog().getByRole('combobox', { name: /^Lead what names it/ })
    await press(instead)
    await instead.selectOption(other.slug)
    await press(dialog().getByRole('button', { name: /^Replace “/ }))
    await type(page.getByRole('textbox', { name: 'By' }), other.menuLabel)
    await press(page.getByRole('button', { name: 'Replace', exact: true }))
    await expect.poll(() => dialog().count(), SOON).toBe(1)
    await press(dialog().getByRole('button', { name: 'Delete', exact: true }))
    await told(`“${menuLabel}” is deleted.`)
    const site = session.site()
    expect(site.products.map((one) => one.slug)).not.toContain(slug)
    expect(movedPaths(site)).toMatchObject({
      [entryPath('products', slug)]: entryPath('products', other.slug),
    })
    expect(JSON.stringify(site)).not.toContain(`"${menuLabel}"`)
    await done()
  })

  test('makes the site that of another brand', async () => {
    const { page, press, open, type, field, box, save, done } = await owner()
    const { colours: before, sample: isSample } = session.fields('brand.yaml')
    const { primary, secondary } = before
    await open('Brand')
    await type(field('Name'), 'Patang House', 'Patang House LLP')
    await type(field('First accent'), secondary)
    await type(field('Second accent'), primary)
    const square = '<path fill="#c00" d="M0 0h9v9z"/>'
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${square}</svg>`
    await page.getByLabel('Upload an SVG').setInputFiles({
      name: 'Our logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    })
    await expect.poll(() => page.getByLabel(/^Mark/).inputValue(), SOON).toBe('our-logo.svg')
    if (isSample) await press(box('Made up'))
    await save()
    await open('Addresses and accounts')
    await type(field('Email'), 'hello@patang.example', '+91 79 2658 4411')
    await type(field('Street'), '9 Kite Lane', '380002')
    await press(box('Made up'))
    await save()
    const { name, mark, colours, sample } = session.fields('brand.yaml')
    expect({ name, mark, sample }).toEqual({ name: 'Patang House', mark: 'our-logo.svg' })
    expect(colours.primary).toBe(secondary)
    const reached = { email: 'hello@patang.example', postcode: '380002' }
    expect(session.fields('site.yaml').contact).toMatchObject(reached)
    await done()
  })

  test('finds no screen that fails axe', async () => {
    const { page, button, dialog, open } = await owner()
    for (const name of ['Publish', 'Pictures', 'Launch check']) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(await problems(page), name).toEqual([])
    }
    await open(first(services).menuLabel)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await problems(page), 'the form on a phone').toEqual([])
    await page.setViewportSize({ width: 1280, height: 844 })
    for (const name of ['New service', 'Duplicate', 'Rename', 'Delete']) {
      await button(name).click()
      await dialog().waitFor()
      expect(await problems(page), name).toEqual([])
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
    }
  })
})
