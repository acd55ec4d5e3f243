import fs, { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { services } from '../../content-file.ts'
import { type EditorSession, isFocused, type ownerOf, SOON } from '../session.ts'

const [service] = services
const SERVICE = `services/${service?.slug}.yaml`
/** Tests of changing a text: errors, saving, drafts. */
export function changesTexts(session: EditorSession): void {
  const journal = path.join(session.folder, 'data/editor/journal.json')
  const published = path.join(session.folder, 'data/editor/published.json')

  async function savesTitles(tab: ReturnType<typeof ownerOf>) {
    for (const title of ['Kites', 'Lanterns']) {
      await tab.field('Title').fill(title)
      await tab.save()
      await expect.poll(() => tab.button('Save').isDisabled(), SOON).toBe(true)
      expect(session.fields(SERVICE).title).toBe(title)
    }
  }

  test('refuses a save with an error, which stands at its field, and keeps all that was typed', async () => {
    const tab = await session.open(SERVICE)
    const before = session.read(SERVICE)
    await tab.field('Line in the menu').fill('A line that is kept.')
    await tab.field('Title').fill('')
    await tab.told('1 thing needs a change')
    const error = tab.page.locator('.field[data-wrong]').filter({ has: tab.field('Title') })
    expect(await error.textContent()).toContain('This must not be empty.')
    await tab.save()
    await tab.told('Not saved')
    expect(session.read(SERVICE)).toBe(before)
    expect(await isFocused(tab.field('Title'))).toBe(true)
    expect(await tab.field('Line in the menu').inputValue()).toBe('A line that is kept.')
  })

  test('has a history of its own, also after a restart, of which any version can be shown again', async () => {
    const tab = await session.open(SERVICE)
    const before = session.read(SERVICE)
    await savesTitles(tab)
    // Another file's saves do not count.
    await tab.choose('Home')
    await tab.heading('Home')
    expect(await tab.button('Undo last save').count()).toBe(0)
    await tab.page.close()
    await session.kill()
    const lines = readFileSync(journal, 'utf8').trim().split('\n')
    const [last, one] = [lines.pop() ?? '', lines.pop() ?? '']
    const yesterday = new Date(Date.now() - 86_400_000)
    const earlier = JSON.stringify({ ...JSON.parse(one), at: yesterday.toISOString() })
    writeFileSync(journal, [...lines, earlier, last].join('\n'))
    await session.restart()
    const later = await session.open(SERVICE)
    await later.button('History').click()
    const day = yesterday.toLocaleDateString('en-GB', { dateStyle: 'full' })
    const heading = later.page.getByRole('heading', { name: day })
    const saves = later.dialog().locator('section').filter({ has: heading })
    const save = saves.getByRole('listitem').first()
    await save.getByRole('button', { name: 'Show as it was before' }).click()
    await expect.poll(() => later.field('Title').inputValue(), SOON).toBe(service?.title)
    await later.button('Discard changes').click()
    await later.undo()
    await expect.poll(() => session.fields(SERVICE).title, SOON).toBe('Kites')
    // What is undone can come back.
    await later.button('History').click()
    const undoing = later.dialog().getByRole('listitem').filter({ hasText: 'undid the save of' })
    await undoing.first().getByRole('button', { name: 'Take back' }).click()
    const asked = later.dialog().last()
    await asked.getByText('What it changed: ').waitFor()
    await asked.getByRole('button', { name: 'Take back', exact: true }).click()
    await expect.poll(() => session.fields(SERVICE).title, SOON).toBe('Lanterns')
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => later.field('Title').inputValue(), SOON).toBe('Lanterns')
    for (const title of ['Kites', before]) {
      await later.undo()
      await expect.poll(() => session.read(SERVICE), SOON).toContain(title)
    }
    expect(session.read(SERVICE)).toBe(before)
  })

  test('starts although a crash has cut its files short: puts them aside, and tells', async () => {
    const tab = await session.open(SERVICE)
    await savesTitles(tab)
    const whole = readFileSync(journal, 'utf8')
    await session.kill()
    writeFileSync(journal, whole.slice(0, -20))
    writeFileSync(published, '{"at":"2026-')
    await session.restart()
    await tab.page.reload()
    for (const file of ['journal.json', 'published.json'])
      await tab.told(`data/editor/${file} could not be read to its end`)
    const aside = fs.globSync('*.unreadable', { cwd: path.dirname(journal) })
    expect(aside).toHaveLength(2)
    // The save before is there, and the next one is appended.
    await tab.button('History').click()
    const { length } = whole.trim().split('\n')
    expect(await tab.dialog().getByRole('listitem').count()).toBeGreaterThan(0)
    await tab.inDialog('Close').click()
    await tab.field('Title').fill('Kites again')
    await tab.saved()
    const after = readFileSync(journal, 'utf8').trim().split('\n')
    expect(after).toHaveLength(length)
    expect(whole.startsWith(after.slice(0, -1).join('\n'))).toBe(true)
  })

  test('refuses what another tab has replaced, and saves it over what it shows alone', async () => {
    const tab = await session.open(SERVICE)
    const other = await session.open(SERVICE)
    await other.field('Headline').fill('The other headline.')
    await other.field('Title').fill('The other title')
    await other.saved()
    await tab.field('Title').fill('My title')
    await tab.field('Line in the menu').fill('My line')
    await tab.page.reload()
    await tab.page.getByRole('main').evaluate((form) => form.scrollTo(0, form.scrollHeight))
    await tab.save()
    const conflict = tab.page.getByRole('alert')
    await conflict.getByText('This file was changed elsewhere').waitFor()
    const top = () => conflict.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top, SOON).toBeGreaterThan(0)
    const goes = conflict.getByRole('listitem')
    expect(await goes.allTextContents()).toEqual([
      expect.stringContaining('The other has “The other title”'),
    ])
    expect(session.fields(SERVICE).title).toBe('The other title')
    // What it has not shown is not lost either.
    await other.field('Line in the menu').fill('The other line')
    await other.saved()
    await tab.button('Save mine over it').click()
    await goes.nth(1).getByText('The other line').waitFor()
    await tab.button('Save mine over it').click()
    await tab.told('Saved.')
    expect(session.fields(SERVICE)).toMatchObject({
      title: 'My title',
      menuLine: 'My line',
      hero: { line: 'The other headline.' },
    })
    expect(await tab.field('Headline').inputValue()).toBe('The other headline.')
    await conflict.waitFor({ state: 'detached' })
    // An undo leaves only the fields that have changed since.
    await other.button('History').click()
    const first = other.dialog().getByRole('listitem').filter({ hasText: 'Top of the page' })
    await first.first().getByRole('button', { name: 'Take back' }).click()
    await other.dialog().last().getByRole('button', { name: 'Take back', exact: true }).click()
    await other.dialog().getByText('This has changed since.').waitFor()
    expect(session.fields(SERVICE)).toMatchObject({
      title: 'My title',
      hero: { line: service?.hero.line },
    })
  })

  test.skipIf(!fs.existsSync('/dev/full'))('changes nothing while the disk is full', async () => {
    const tab = await session.open(SERVICE)
    const before = session.read(SERVICE)
    const { ino } = fs.statSync(session.place(SERVICE))
    await tab.field('Title').fill('Kites')
    fs.renameSync(journal, `${journal}.aside`)
    fs.symlinkSync('/dev/full', journal)
    await tab.save()
    await tab.told('The disk is full.')
    fs.renameSync(`${journal}.aside`, journal)
    expect(session.read(SERVICE)).toBe(before)
    expect(fs.globSync('*.tmp', { cwd: path.dirname(journal) })).toEqual([])
    await tab.saved()
    expect(session.fields(SERVICE).title).toBe('Kites')
    expect(fs.statSync(session.place(SERVICE)).ino, 'is replaced in one step').not.toBe(ino)
  })

  test('tells that a full browser keeps what is typed in its tab alone, and asks before it is closed', async () => {
    const tab = await session.open(SERVICE)
    await tab.page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (let turn = 0; ; turn++) localStorage.setItem(`${size} ${turn}`, 'x'.repeat(size))
        } catch {}
    })
    await tab.field('Title').fill('Kites')
    await tab.told('This browser is full')
    const asked = tab.page.waitForEvent('dialog')
    await tab.page.close({ runBeforeUnload: true })
    await (await asked).dismiss()
    await tab.saved()
    await tab.page.reload()
    await tab.heading(service?.menuLabel)
    expect(session.fields(SERVICE).title).toBe('Kites')
  })

  test('has one draft of a file in all tabs, which ends by its own save or discard', async () => {
    const before = session.read(SERVICE)
    const one = await session.open(SERVICE)
    const two = await session.open(SERVICE, { beside: one.page })
    const shows = async (tab: typeof one, title = service?.title, headline?: string) => {
      await expect.poll(() => tab.field('Title').inputValue(), SOON).toBe(title)
      if (headline) expect(await tab.field('Headline').inputValue()).toBe(headline)
    }
    await one.field('Title').fill('Typed in one')
    await shows(two, 'Typed in one')
    await two.field('Headline').fill('Typed in two')
    // Other files that are opened, saved and discarded beside it.
    for (const tab of [two, one]) {
      await tab.choose('Home')
      await tab.heading('Home')
      await tab.field('Tagline').fill('Kites.')
      await tab.button('Discard changes').click()
      await tab.button('Bring back what was discarded').click()
      await tab.saved()
      await tab.undo()
      await tab.choose(`${service?.menuLabel} not saved`)
      await shows(tab, 'Typed in one', 'Typed in two')
    }
    const three = await session.open('home.yaml', { beside: one.page })
    await three.page.close()
    for (const tab of [one, two]) {
      await tab.page.reload()
      await shows(tab, 'Typed in one', 'Typed in two')
    }
    expect(session.read(SERVICE)).toBe(before)
    await two.button('Discard changes').click()
    await shows(one)
    await two.button('Bring back what was discarded').click()
    await shows(one, 'Typed in one', 'Typed in two')
    await one.saved()
    await expect.poll(() => two.button('Save').isDisabled(), SOON).toBe(true)
    await shows(two, 'Typed in one', 'Typed in two')
    expect(session.fields(SERVICE)).toMatchObject({ title: 'Typed in one' })
    await one.page.reload()
    await shows(one, 'Typed in one')
    await one.undo()
    expect(session.read(SERVICE)).toBe(before)
  })

  test('goes back and forward with the browser, and keeps what was typed', async () => {
    const tab = await session.open(SERVICE)
    await tab.field('Title').fill('A title that is kept')
    await tab.page.getByRole('main').evaluate((main) => main.scrollTo(0, 700))
    await tab.choose('Home')
    await tab.heading('Home')
    await tab.page.getByRole('link', { name: 'Launch check' }).click()
    await tab.heading('Launch check')
    await tab.page.goBack()
    await tab.heading('Home')
    await tab.page.goBack()
    await tab.heading(service?.menuLabel)
    expect(await tab.field('Title').inputValue()).toBe('A title that is kept')
    // The list of what is worth improving may have come above it meanwhile.
    expect(await tab.page.getByRole('main').evaluate((main) => main.scrollTop)).toBeGreaterThan(600)
    await tab.page.goForward()
    await tab.heading('Home')
  })

  test('opens every file without an error and without a change', { timeout: 300_000 }, async () => {
    const tab = await session.open('home.yaml')
    const list = tab.page.getByRole('navigation', { name: 'Content' })
    // A search for nothing lists everything.
    await list.getByRole('searchbox').fill(' ')
    for (const name of await list.locator('.name').all()) {
      const label = (await name.textContent()) ?? ''
      await name.click()
      await tab.page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor()
      await tab.page.locator('main .field').first().waitFor()
      expect(`${label}: ${await tab.page.getByRole('status').textContent()}`).toBe(`${label}: `)
    }
  })

  test('changes no byte of a file that is saved as it is', { timeout: 300_000 }, async () => {
    const { files } = await (await fetch(`${session.url()}/api/overview`)).json()
    for (const { file } of files) {
      const before = session.read(file)
      const state = await (await fetch(`${session.url()}/api/file?file=${file}`)).json()
      expect((await session.send('save', state)).status, file).toBe(200)
      expect(session.read(file), file).toBe(before)
    }
  })

  test('opens a broken file as text, until it is mended or its last good version is taken', async () => {
    const before = session.read(SERVICE)
    const broken = before.replace(/^title: .*/m, 'title: "Kites')
    writeFileSync(session.place(SERVICE), broken)
    const tab = await session.open(SERVICE)
    const text = tab.field('Text of the file')
    expect(await text.inputValue()).toBe(broken)
    await tab.button('New service').waitFor()
    await text.fill(`${broken}# still`)
    await tab.save()
    await tab.told('Not saved')
    await tab.page.getByText('The " that opens here is not closed.').first().waitFor()
    const place = tab.page.getByRole('link', { name: /^Line \d+$/ })
    await place.first().click()
    await tab.focuses('field.#text')
    const mended = broken.replace('"Kites', 'Kites of ours')
    await text.fill(mended)
    await tab.saved()
    expect(await tab.field('Title').inputValue()).toBe('Kites of ours')
    // Nor does a form show a field that nobody knows.
    writeFileSync(session.place(SERVICE), `${mended}titel: Kites\n`)
    await tab.page.reload()
    await tab.field('Title').fill('Typed')
    await tab.button('Open as text').click()
    await expect.poll(() => text.inputValue(), SOON).toContain('titel: Kites')
    expect(await text.inputValue()).toContain('title: Typed')
    await tab.button('Take its last version without errors').click()
    await expect.poll(() => text.inputValue(), SOON).toBe(mended)
    await tab.saved()
    expect(session.read(SERVICE)).toBe(mended)
  })
}
