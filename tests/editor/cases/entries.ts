import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { movedPaths } from '../../../model/addresses.ts'
import { articles, services, siteContent } from '../../content-file.ts'
import { problems } from '../../page-errors.ts'
import { type EditorSession, isFocused, SOON } from '../session.ts'

const [service] = services
const SERVICE = `services/${service?.slug}.yaml`

/** Tests that create, rename and delete files of a folder. */
export function changesEntries(session: EditorSession): void {
  test('begin blank, are saved unfinished, and are published once complete', async () => {
    const tab = await session.open(SERVICE)
    for (const name of await tab.page.getByText(/^New /).allTextContents())
      expect(name).toMatch(/^New [a-z ]+$/)
    await tab.button('New service').click()
    const name = tab.dialog().getByRole('textbox', { name: 'Title' })
    expect(await isFocused(name)).toBe(true)
    await name.fill('Kites & lanterns')
    await tab.inDialog('Create').click()
    await tab.heading('Kites & lanterns')
    const file = 'services/kites-lanterns.yaml'
    const created = session.fields(file)
    const last = services.at(-1)
    expect(created).toMatchObject({ title: 'Kites & lanterns', draft: true })
    expect(created.order).toBe((last?.order ?? 0) + 1)
    const begins = created.blocks.map(({ block }: { block: string }) => block)
    expect(begins).toEqual(['subservices', 'call-to-action'])
    expect(created).not.toHaveProperty('aliases')
    expect(services.map(({ kite }) => kite.pattern)).not.toContain(created.kite.pattern)
    expect(session.content().issues).toEqual([])
    await expect.poll(() => isFocused(tab.field('Title')), SOON).toBe(true)
    expect(await tab.page.locator('[data-wrong]').count(), 'red before it is typed into').toBe(0)
    await tab.field('Headline').fill('They fly.')
    await tab.saved()
    expect(session.fields(file).hero.line).toBe('They fly.')
    await tab.page.getByText('What is left to do').click()
    await tab.page.getByRole('checkbox', { name: 'Draft' }).uncheck()
    await tab.save()
    await tab.told('Not saved')
    await expect.poll(() => tab.page.locator('[data-wrong]').count(), SOON).toBeGreaterThan(3)
    await tab.page.getByRole('checkbox', { name: 'Draft' }).check()
    await tab.button('Delete').click()
    await tab.inDialog('Delete').click()
    await tab.told('“Kites & lanterns” is deleted.')
    const heading = tab.page.getByRole('heading', { level: 1, name: 'Kites & lanterns' })
    await heading.waitFor({ state: 'detached' })
    expect(session.exists(file)).toBe(false)
    await tab.button(`Bring back ${file}`).click()
    await tab.inDialog('Take back').click()
    await tab.heading('Kites & lanterns')
    for (const there of [true, false]) {
      await tab.undo()
      await expect.poll(() => session.exists(file), SOON).toBe(there)
    }
  })

  test('of which none is left can have a first one', async () => {
    const files = siteContent.testimonials.map(({ slug }) => `testimonials/${slug}.yaml`)
    const [first = '', ...others] = files
    for (const file of others) rmSync(session.place(file))
    const tab = await session.open(first)
    await tab.button('Delete').click()
    await tab.inDialog('Delete').click()
    await tab.told('is deleted.')
    expect(session.exists(first)).toBe(false)
    expect(session.content().issues).toEqual([])
    rmSync(session.place('testimonials'), { recursive: true })
    await tab.page.getByText('People', { exact: true }).click()
    await tab.button('New testimonial').click()
    await tab.dialog().getByRole('textbox', { name: 'Name', exact: true }).fill('આશા પટેલ')
    await tab.dialog().getByRole('textbox', { name: 'File name' }).fill('asha')
    await tab.inDialog('Create').click()
    await tab.heading('આશા પટેલ')
    expect(session.fields('testimonials/asha.yaml')).toMatchObject({ order: 1, draft: true })
  })

  test('have a name that is free and can be an address', async () => {
    const tab = await session.open(SERVICE)
    await tab.button('New service').click()
    const title = tab.dialog().getByRole('textbox', { name: 'Title' })
    await title.fill(service?.title ?? '')
    const name = tab.dialog().getByRole('textbox', { name: 'File name' })
    for (const [wrong, reason] of [
      [service?.slug ?? '', `There is a file content/${SERVICE} already`],
      ['Two words', 'small letters, digits'],
    ] as const) {
      await name.fill(wrong)
      await tab.inDialog('Create').click()
      await tab.dialog().getByRole('alert').getByText(reason).waitFor()
    }
    await tab.page.keyboard.press('Escape')
    await tab.dialog().waitFor({ state: 'detached' })
    expect(await isFocused(tab.button('New service'))).toBe(true)
    expect(session.content().issues).toEqual([])
  })

  test('can be renamed: links change with them, and the old address leads on', async () => {
    const [article] = articles
    const file = `articles/${article?.slug}.md`
    const before = session.read(file)
    const author = `team/${article?.author}.yaml`
    const tab = await session.open(file)
    await tab.button('Rename').click()
    await tab.dialog().getByRole('textbox', { name: 'File name' }).fill('a-new-address')
    await tab.inDialog('Rename').click()
    await tab.told('The new name is saved.')
    expect(session.exists(file)).toBe(false)
    expect(session.read('articles/a-new-address.md')).toContain(before.split('---\n').at(-1) ?? '')
    expect(movedPaths(session.site())).toMatchObject({
      [`/blog/${article?.slug}`]: '/blog/a-new-address',
    })
    await tab.undo()
    await tab.heading(article?.title)
    // A name that other files refer to changes in them as well.
    await tab.choose(session.fields(author).name)
    await tab.heading(session.fields(author).name)
    await tab.button('Rename').click()
    await tab.dialog().getByRole('textbox', { name: 'File name' }).fill('somebody')
    await tab.inDialog('Rename').click()
    await tab.told('The new name is saved.')
    const renamed = session.site().articles.find(({ slug }) => slug === article?.slug)
    expect(renamed?.author).toBe('somebody')
    await tab.undo()
    await tab.heading(session.fields(author).name)
    expect([session.read(file), session.exists(author)]).toEqual([before, true])
  })

  test('have forms and dialogs in which axe finds nothing, as in the tools', async () => {
    const tab = await session.open(SERVICE)
    expect(await problems(tab.page), 'the form').toEqual([])
    for (const name of ['New service', 'Duplicate', 'Rename', 'Delete']) {
      await tab.button(name).click()
      await tab.dialog().waitFor()
      expect(await problems(tab.page), name).toEqual([])
      await tab.page.keyboard.press('Escape')
      await tab.dialog().waitFor({ state: 'detached' })
    }
    await tab.page.setViewportSize({ width: 390, height: 844 })
    expect(await problems(tab.page), 'the form on a phone').toEqual([])
    await tab.page.setViewportSize({ width: 1280, height: 844 })
    for (const name of ['Publish', 'Pictures', 'Launch check']) {
      await tab.page.getByRole('link', { name, exact: true }).click()
      await tab.heading(name)
      expect(await problems(tab.page), name).toEqual([])
    }
  })

  test('can be copied, as a draft', async () => {
    const [article] = articles
    const tab = await session.open(`articles/${article?.slug}.md`)
    await tab.button('Duplicate').click()
    await tab.dialog().getByRole('textbox', { name: 'Title' }).fill('A day of kites')
    await tab.inDialog('Create').click()
    await tab.heading('A day of kites')
    const [, fields = '', text] = session.read('articles/a-day-of-kites.md').split('---\n')
    const { draft, picture } = parse(fields)
    expect({ draft, picture, text }).toEqual({
      draft: true,
      picture: article?.picture,
      text: session.read(`articles/${article?.slug}.md`).split('---\n')[2],
    })
  })

  test('cannot be deleted while others name them', async () => {
    const [article] = articles
    const [testimonial] = siteContent.testimonials
    const file = `testimonials/${testimonial?.slug}.yaml`
    const { name } = session.fields(`team/${article?.author}.yaml`)
    const feedback = `${name} helped us.`
    writeFileSync(session.place(file), JSON.stringify({ ...session.fields(file), feedback }))
    const tab = await session.open(`team/${article?.author}.yaml`)
    await tab.button('Delete').click()
    const named = tab.dialog().getByRole('heading', { name: `Blog › ${article?.title}` })
    await named.first().waitFor()
    await tab.dialog().getByText(`… ${name} helped us. …`).waitFor()
    await tab.inDialog(`Replace “${name}” in all`).waitFor()
    expect(await tab.inDialog('Delete').count()).toBe(0)
    await tab.dialog().getByRole('link', { name: 'Author' }).first().click()
    await tab.dialog().waitFor({ state: 'detached' })
    await tab.focuses('field.author')
  })
}
