import fs, { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { FIELD } from '../../../contract/fields.ts'
import { articles, services, testimonials } from '../../content-file.ts'
import { problems } from '../../page-errors.ts'
import { listen } from '../../server/support/receiver.ts'
import { SITE } from '../../server/support/site.ts'
import { startHere } from '../../server/support/start-here.ts'
import { BUILT, OTHER, publishSetup, SERVICE } from '../publish-setup.ts'
import { type EditorSession, SOON } from '../session.ts'
import { sendsForApproval } from './approval.ts'

const [service, other] = services
const [article] = articles

/** A file that `npm run fonts` writes. */
const FONTS = 'app/styles/fonts.css'

/** Tests of publishing; each continues where the one before it ended, since a build takes long. */
export function publishes(session: EditorSession): void {
  const setup = publishSetup(session)
  const { git, elsewhere, published, push, change, putHook, open, remote, theirs } = setup
  const there = (page: string) =>
    existsSync(path.join(session.folder, 'build/client', page, 'index.html'))

  test('names what is due, and the list marks what waits', async () => {
    const record = path.join(session.folder, 'data/editor/published.json')
    const copy = { kind: 'testimonials', slug: 'later', name: 'Later', from: testimonials[0]?.slug }
    expect((await session.send('create', copy)).status).toBe(200)
    const file = 'testimonials/later.yaml'
    const later = session.read(file).replace('draft: true', 'publishOn: 2099-01-01')
    writeFileSync(session.place(file), later)
    const broken = session.place('testimonials/broken.yaml')
    writeFileSync(broken, 'name: [')
    mkdirSync(path.dirname(record), { recursive: true })
    writeFileSync(record, JSON.stringify({ at: '2000-01-01T00:00:00Z', pages: {} }))
    const tab = await open()
    const waiting = tab.page.getByRole('region', { name: 'Drafts and days to come' })
    await waiting.getByText('Later is scheduled for 2099-01-01.').waitFor()
    const due = `${article?.title} is due: its day was ${article?.published}.`
    await waiting.getByText(due).waitFor()
    expect(await waiting.getByText('Broken').count(), 'without a day').toBe(0)
    rmSync(broken)
    await tab.page.getByRole('navigation').getByText('People', { exact: true }).click()
    const line = tab.page.getByRole('listitem').filter({ has: tab.button('Later') })
    expect(await line.textContent()).toContain('Scheduled')
    rmSync(record)
    rmSync(session.place(file))
  })

  test('leaves the site in its folder where there is no Git', BUILT, async () => {
    const tab = await open()
    expect(await tab.page.getByRole('checkbox').count(), 'a switch for Git').toBe(0)
    await tab.build()
    expect(there(`services/${service?.slug}`)).toBe(true)
    // What needs attention before going live is shown before the second press.
    await tab.page.getByText('before going live').first().waitFor()
    await tab.button('Save for looking').click()
    await tab.told('Saved: put the folder')
    const saved = path.join(session.folder, 'build/for-looking')
    const pages = fs.globSync('**/*.html', { cwd: saved })
    expect(pages.length).toBeGreaterThan(services.length)
    for (const page of pages) {
      const html = readFileSync(path.join(saved, page), 'utf8')
      expect(html.match(/<meta name="robots" content="noindex"/g), page).toHaveLength(1)
      expect(html, page).not.toContain('rel="canonical"')
    }
    expect(fs.globSync('**/*.{br,gz,md}', { cwd: saved }), 'read beside the pages').toEqual([])
    await tab.button('It is online now').click()
    await tab.told('Noted')
  })

  test('lists the pages that have changed, and nothing if an error stands', BUILT, async () => {
    setup.createRepository()
    for (const [kind, name] of [
      ['services', 'Kites'],
      ['articles', 'Lanterns'],
      ['caseStudies', 'Spools'],
    ] as const) {
      const draft = { kind, slug: name.toLowerCase(), name }
      expect((await session.send('create', draft)).status).toBe(200)
    }
    const before = session.read(SERVICE)
    const tab = await open()
    writeFileSync(session.place(SERVICE), before.replace(/^title: .*$/m, ''))
    await tab.button('Build and check').click()
    await tab.page.getByRole('alert').getByText('This is missing.').first().waitFor()
    writeFileSync(session.place(SERVICE), before)
    change(session.place(SERVICE), '  line: Kites for all.')
    const cut = session.place('pictures/cut.jpg')
    writeFileSync(cut, 'No picture.')
    await tab.button('Build and check').click()
    const wrong = 'This cannot be read as a picture; upload it again, or delete it.'
    await tab.page.getByRole('alert').getByText(wrong).waitFor()
    rmSync(cut)
    const { kind, slug } = { kind: 'articles', slug: article?.slug }
    expect((await session.send('rename', { kind, slug, to: 'moved' })).status).toBe(200)
    await tab.build()
    expect(there('services/kites'), 'a draft').toBe(false)
    const waiting = tab.page.getByRole('region', { name: 'Drafts and days to come' })
    expect(await waiting.getByRole('listitem').allTextContents()).toEqual([
      'Kites is a draft.',
      'Spools is a draft.',
      'Lanterns is a draft.',
    ])
    const lines = await tab.changes().allTextContents()
    const line = (address: string) =>
      lines.find((text) => new RegExp(` ${address}(?:$|Before|New| looks)`).test(text))
    const ofService = line(`/services/${service?.slug}`)
    expect(ofService).toContain(`Services › ${service?.menuLabel}`)
    expect(ofService).toContain(`Before: ${service?.hero.line} Now: Kites for all.`)
    expect(line('/blog/moved')).toContain(`Blog › ${article?.title}`)
    expect(line(`/blog/${article?.slug}`)).toContain(`Blog › ${article?.title}`)
    expect(line(`/services/${other?.slug}`)).toBe(undefined)
    const moved = readFileSync(path.join(session.folder, 'build/current/redirects.json'), 'utf8')
    expect(JSON.parse(moved)).toMatchObject({ [`/blog/${article?.slug}`]: '/blog/moved' })
  })

  test('commits and pushes the content alone, once it is switched on', BUILT, async () => {
    const first = published()
    mkdirSync(path.join(session.folder, 'docs'), { recursive: true })
    writeFileSync(path.join(session.folder, 'docs/note.md'), 'Not content.')
    fs.appendFileSync(path.join(session.folder, FONTS), '/* Of another typeface. */\n')
    mkdirSync(session.place('brand'), { recursive: true })
    writeFileSync(session.place('brand/ignored.woff2'), '')
    const tab = await open()
    const box = tab.page.getByRole('checkbox', { name: 'Commit and push with Git' })
    expect(await box.isChecked(), 'before the owner switches it on').toBe(false)
    await tab.build()
    await box.click()
    await expect.poll(() => box.isChecked(), SOON).toBe(true)
    expect(published(), 'without a press').toBe(first)
    await tab.page.getByText(`leaves out ${FONTS}, content/brand/ignored.woff2.`).waitFor()

    const fails = async (why: string) => {
      await tab.button('Publish anyway').click()
      await tab.told(why)
    }
    /** Publishes while these commands have made something wrong, which others then put right. */
    const refuses = async (why: string, wrong: string[], right: string[]) => {
      git(...wrong)
      await fails(why)
      git(...right)
    }
    await refuses('on no branch', ['checkout', '--detach'], ['checkout', 'main'])
    await refuses(
      'The branch “main” follows no branch of a remote',
      ['branch', '--unset-upstream'],
      ['branch', '--set-upstream-to', 'team/site/live/site'],
    )
    const name = (value: string) => ['config', 'user.name', value]
    await refuses('Git does not know who you are', name(''), name('Asha'))
    git('config', 'gpg.program', 'false')
    const sign = (value: string) => ['config', 'commit.gpgSign', value]
    await refuses('Git is set to sign', sign('true'), sign('false'))
    const lock = path.join(session.folder, '.git/index.lock')
    writeFileSync(lock, '')
    await fails('Another program works with Git')
    rmSync(lock)
    // It takes no branch at all, not even for approval.
    const protects = 'echo "GH006: Protected branch update failed" >&2; exit 1'
    const unprotect = putHook('pre-receive', protects)
    await fails('takes no changes to this branch')
    unprotect()
    const drops = `git update-ref refs/heads/live/site ${first}`
    const keep = putHook('post-receive', drops)
    await fails('its branch lacks them')
    keep()
    // The remote asks for a password, and nobody is there to type one.
    const server = createServer((_, response) =>
      response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end(),
    )
    const port = await listen(server)
    const to = (url: string) => ['remote', 'set-url', 'team/site', url]
    await refuses('does not let you in', to(`http://127.0.0.1:${port}/site.git`), to(remote))
    await refuses('The remote cannot be reached', to(`${remote}.gone`), to(remote))
    expect(git('status', '--porcelain', 'content'), 'is committed').toBe('')

    // Somebody else pushes first: two fields of the owner's service, and another service.
    for (const line of ['  line: Spools for all.', 'title: Spools']) change(theirs(SERVICE), line)
    change(theirs(OTHER), '  line: Lanterns for all.')
    push('Theirs')
    const online = published()
    const pushed = /^B, .*: Theirs$/
    await (await open()).meanwhile.getByText(pushed).waitFor()
    await fails('Somebody else has published meanwhile')
    expect(published(), 'nothing of theirs is replaced').toBe(online)
    await tab.meanwhile.getByText(pushed).waitFor()
    const mine = [session.read(SERVICE), git('rev-parse', 'HEAD')]
    await tab.button('Merge both').click()
    await tab.told('You both changed the same')
    const clash = tab.meanwhile.getByRole('listitem').filter({ hasText: 'Headline' })
    expect(await clash.textContent()).toContain('Yours: Kites for all.Theirs: Spools for all.')
    expect([session.read(SERVICE), git('rev-parse', 'HEAD')], 'as before').toEqual(mine)
    expect(await problems(tab.page)).toEqual([])
    await tab.meanwhile.getByRole('radio', { name: 'Keep mine' }).check()
    await tab.button('Merge both').click()
    await tab.told('Both are together.')
    expect(session.fields(SERVICE)).toMatchObject({
      title: 'Spools',
      hero: { line: 'Kites for all.' },
    })
    expect(session.fields(OTHER).hero.line).toBe('Lanterns for all.')
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
    await tab.build()
    const changed = tab.changes().filter({ hasText: `/services/${service?.slug}` })
    expect(await changed.first().textContent()).toContain('Kites for all.')
    expect(await box.isChecked(), 'still').toBe(true)
    await tab.button('Publish anyway').click()
    await tab.told('Published.')
    expect(published()).toBe(git('rev-parse', 'HEAD'))
    const files = git('diff', '--name-only', first, 'HEAD').split('\n')
    expect(files).toContain(`content/${SERVICE}`)
    expect(files.filter((file) => !file.startsWith('content/'))).toEqual([])
    const alone = git('status', '--porcelain')
    for (const file of ['?? docs/', `M ${FONTS}`]) expect(alone, 'left alone').toContain(file)
  })

  sendsForApproval(session, setup)

  test('is opened with at most five lines of what waits, each a link, and none once nothing does', async () => {
    const server = await startHere()
    await server.send({ [FIELD.elapsedMs]: '9000' })
    const link = (await server.type('desk')).trim().replace(SITE.url, server.url)
    git('config', 'editor.deskUrl', link)
    const record = path.join(session.folder, 'data/editor/published.json')
    const changed = [record, ...['site.yaml', 'claims.yaml'].map(session.place)]
    const before = changed.map((file) => [file, readFileSync(file, 'utf8')] as const)
    const claims = session.read('claims.yaml').replaceAll(/checked: .*/g, 'checked: 2000-01-01')
    writeFileSync(session.place('claims.yaml'), claims)
    writeFileSync(record, JSON.stringify({ at: '2000-01-01T00:00:00Z', pages: {} }))
    const site = parseDocument(session.read('site.yaml'))
    site.setIn(['contact', 'holidays'], ['2000-01-01'])
    writeFileSync(session.place('site.yaml'), site.toString())
    rmSync(session.place('languages'), { recursive: true, force: true })
    mkdirSync(session.place('languages'))
    // Somebody has translated another text than that of today.
    const po = 'msgid ""\nmsgstr ""\n\n#: home.yaml:hero.tagline\nmsgid "Zebra"\nmsgstr "पहले"\n'
    writeFileSync(session.place('languages/hi.po'), po)
    elsewhere('pull', '--quiet')
    push('More of theirs', '--allow-empty')
    const lines = async () => {
      const tab = await session.open('home.yaml')
      const answer = await (await tab.page.waitForResponse('**/api/reminders')).json()
      const region = tab.page.getByRole('region', { name: 'What waits for you' })
      return { ...tab, answer, region, links: region.getByRole('listitem').getByRole('link') }
    }
    const all = await lines()
    await expect
      .poll(() => all.links.allTextContents(), SOON)
      .toEqual([
        'Enquiries that wait for an answer: 1',
        expect.stringMatching(/^Entries that are due: \d+$/),
        'Published by others: 1',
        'Holidays that are over: 1',
        expect.any(String),
      ])
    expect(await problems(all.page)).toEqual([])
    const renewed = `${await all.links.first().getAttribute('href')}`
    expect((await fetch(renewed, { redirect: 'manual' })).status, 'the way to the desk').toBe(303)
    await all.links.nth(1).click()
    await all.heading('Publish')
    git('config', '--unset', 'editor.deskUrl')
    for (const [file, text] of before) writeFileSync(file, text)
    elsewhere('push', '--quiet', '--force', 'origin', 'HEAD~1:live/site')
    const last = await lines()
    await last.region.getByText(/^Translations of changed texts: \d+$/).click()
    await last.focuses('field.hero.tagline')
    rmSync(session.place('languages/hi.po'))
    const none = await lines()
    expect([none.answer, await none.region.count()]).toEqual([[], 0])
  })

  test('refuses a history that has nothing in common, and names the address without its password', async () => {
    elsewhere('checkout', '--quiet', '--orphan', 'anew')
    elsewhere('commit', '--quiet', '-m', 'Anew')
    elsewhere('push', '--quiet', '--force', 'origin', 'anew:live/site')
    const later = await open()
    await later.meanwhile.getByRole('button').click()
    await later.told('nothing in common')
    git('remote', 'add', 'fork', 'https://asha:secret@kiteline.example/fork.git')
    git('config', 'branch.main.pushRemote', 'fork')
    const state = await (await fetch(`${session.url()}/api/publish`)).json()
    expect(state.git).toMatchObject({
      address: 'https://kiteline.example/fork.git',
      branch: 'main',
    })
  })
}
