import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { movedPaths } from '../../../schemas/addresses.ts'
import { articles, services, siteContent } from '../../content-file.ts'
import { type EditorSession, SOON } from '../session.ts'

const [service] = services
const SERVICE = `services/${service?.slug}.yaml`

/** Tests that create, rename and delete files of a folder. */
export function changesEntries(session: EditorSession): void {
  test('can be new, a draft with a kite of its own, and can be deleted again', async () => {
    const tab = await session.open(SERVICE)
    await tab.button('New service').click()
    const name = tab.dialog().getByRole('textbox', { name: 'Title' })
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true)
    await name.fill('Kites & lanterns')
    await tab.inDialog('Create').click()
    await tab.heading('Kites & lanterns')
    const created = session.fields('services/kites-lanterns.yaml')
    const last = services.at(-1)
    expect(created).toMatchObject({
      title: 'Kites & lanterns',
      draft: true,
      order: (last?.order ?? 0) + 1,
    })
    expect(Object.keys(created)).not.toContain('aliases')
    expect(services.map(({ kite }) => `${kite.pattern} ${kite.paper}`)).not.toContain(
      `${created.kite.pattern} ${created.kite.paper}`,
    )
    expect(session.content().issues).toEqual([])
    await expect
      .poll(() => tab.field('Title').evaluate((one) => one === document.activeElement), SOON)
      .toBe(true)
    await tab.button('Delete').click()
    await tab.inDialog('Delete').click()
    await tab.told('“Kites & lanterns” is deleted.')
    expect(session.exists('services/kites-lanterns.yaml')).toBe(false)
    await tab.undo()
    await tab.undo()
    expect(session.exists('services/kites-lanterns.yaml')).toBe(false)
  })

  test('have a name that is free and can be an address', async () => {
    const tab = await session.open(SERVICE)
    await tab.button('New service').click()
    await tab
      .dialog()
      .getByRole('textbox', { name: 'Title' })
      .fill(service?.title ?? '')
    const name = tab.dialog().getByRole('textbox', { name: 'File name' })
    for (const [wrong, reason] of [
      [service?.slug ?? '', `There is a file content/${SERVICE} already`],
      ['Two words', 'small letters, digits'],
      ['../../package', 'small letters, digits'],
    ] as const) {
      await name.fill(wrong)
      await tab.inDialog('Create').click()
      await tab.dialog().getByRole('alert').getByText(reason).waitFor()
    }
    await tab.page.keyboard.press('Escape')
    await tab.dialog().waitFor({ state: 'detached' })
    expect(await tab.button('New service').evaluate((one) => one === document.activeElement)).toBe(
      true,
    )
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
    expect([session.read(file), session.exists(author)]).toEqual([before, true])
  })

  test('can be an article with a photograph', async () => {
    const [article] = articles
    const file = 'articles/a-day-of-kites.md'
    const tab = await session.open(`articles/${article?.slug}.md`)
    await tab.button('New article').click()
    await tab.dialog().getByRole('textbox', { name: 'Title' }).fill('A day of kites')
    await tab.inDialog('Create').click()
    await tab.heading('A day of kites')
    await tab.button('Choose a picture').click()
    const others = tab.dialog().getByRole('button', { pressed: false })
    const picture = others.filter({ has: tab.page.locator('img') }).last()
    const name = (await picture.textContent()) ?? ''
    await picture.click()
    await tab.field('Description').fill('Kites over a roof')
    await tab.save()
    await tab.told('Saved.')
    const [, fields = ''] = session.read(file).split('---\n')
    expect(parse(fields).picture).toEqual({ name, alt: 'Kites over a roof' })
    await tab.undo()
    await tab.undo()
    // Both undos show the same message, so wait for what the second one changes.
    await expect.poll(() => session.exists(file)).toBe(false)
  })

  test('can be deleted, unless others name them', async () => {
    const [article] = articles
    const tab = await session.open(`team/${article?.author}.yaml`)
    await tab.button('Delete').click()
    await tab.dialog().getByText(`Blog › ${article?.title} › Author`).waitFor()
    expect(await tab.inDialog('Delete').count()).toBe(0)
    await tab.inDialog('Close').click()
    const [testimonial] = siteContent.testimonials
    const file = `testimonials/${testimonial?.slug}.yaml`
    const before = session.read(file)
    await tab.choose(testimonial?.name ?? '')
    await tab.heading(testimonial?.name)
    await tab.button('Delete').click()
    await tab.inDialog('Delete').click()
    await tab.told(`“${testimonial?.name}” is deleted.`)
    expect(session.exists(file)).toBe(false)
    expect(await tab.page.getByRole('heading', { level: 1 }).textContent()).not.toBe(
      testimonial?.name,
    )
    await tab.undo()
    await tab.heading(testimonial?.name)
    expect(session.read(file)).toBe(before)
  })
}
