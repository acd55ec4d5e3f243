import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { THANKS_PATH } from '../../contract/fields.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { NEUTRAL_SITE } from '../../server/neutral-site.ts'
import { siteSettings } from '../../server/site-settings.ts'
import { eventually } from './support/eventually.ts'
import { headerOf, startMailServer } from './support/mail-server.ts'
import { asPageCall, runServer } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

/** A release as the build leaves it: the site's folder, and beside it what the server is told. */
function release(folder: string, settings: Partial<SiteSettings>): string {
  const client = join(folder, 'client')
  mkdirSync(client, { recursive: true })
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...NEUTRAL_SITE, ...settings }))
  return client
}

const OURS: Partial<SiteSettings> = {
  name: 'Lantern & Sons',
  language: 'en-GB',
  form: { ...NEUTRAL_SITE.form, thanks: { title: 'Got it', text: 'We write back on Monday.' } },
  serverText: {
    ...NEUTRAL_SITE.serverText,
    mail: { ...NEUTRAL_SITE.serverText.mail, subject: '{name} has written' },
    alarm: 'The form of Lantern & Sons',
  },
}

describe('A server of a built site', () => {
  test('says by its name where it is, and thanks in its words and language', async () => {
    const server = await runServer({
      SITE_DIR: release(temporaryFolder(), OURS),
      DATA_DIR: temporaryFolder(),
    })
    expect(server.output.text).toContain(`Lantern & Sons is at ${server.url}`)
    const page = await (await fetch(server.url + THANKS_PATH)).text()
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain('<title>Got it | Lantern &amp; Sons</title>')
    expect(page).toContain('We write back on Monday.')
  })

  test('mails under its name and in its words', async () => {
    const smtp = await startMailServer()
    const server = await runServer({
      SITE_DIR: release(temporaryFolder(), OURS),
      DATA_DIR: temporaryFolder(),
      SMTP_URL: smtp.url,
      MAIL_TO: 'owner@example.com',
    })
    await fetch(`${server.url}/api/v1.0/email/send-form`, asPageCall({ name: 'Asha' }))
    await eventually(() => smtp.mails.length).toBe(1)
    const [mail] = smtp.mails
    if (!mail) throw new Error('no mail')
    expect(headerOf(mail, 'Subject')).toBe('Asha has written')
    expect(headerOf(mail, 'From')).toBe('"Lantern & Sons" <owner@example.com>')
  })

  test('says that messages go to the provider where the page sends them there', async () => {
    const SITE_DIR = release(temporaryFolder(), { provider: 'api.emailjs.com' })
    const { output } = await runServer({ SITE_DIR, DATA_DIR: temporaryFolder() })
    await eventually(() => output.text).toContain('to api.emailjs.com, not to this server')
    expect(output.text).not.toContain('outbox')
  })
})

test('Without a built site the server has words, and nobody’s name', async () => {
  const server = await runServer({ DATA_DIR: temporaryFolder() })
  expect(server.output.text).toContain(`The site is at ${server.url}`)
  const page = await (await fetch(server.url + THANKS_PATH)).text()
  expect(page).toContain(`<title>${NEUTRAL_SITE.form.thanks.title}</title>`)
})

describe('What the server knows of the site', () => {
  test('is that of the release which is served at the moment', () => {
    const folder = temporaryFolder()
    const served = join(folder, 'served')
    symlinkSync(release(join(folder, 'one'), { name: 'One' }), served)
    const site = siteSettings(served)
    expect(site().name).toBe('One')
    // As a build swaps releases: the link leads to the other from one moment to the next.
    symlinkSync(release(join(folder, 'two'), { name: 'Two' }), `${served}.new`)
    renameSync(`${served}.new`, served)
    expect(site().name).toBe('Two')
    release(join(folder, 'two'), { name: 'Two again' })
    expect(site().name).toBe('Two again')
    rmSync(join(folder, 'two'), { recursive: true })
    expect(site().name).toBeUndefined()
  })

  test('is nothing, said once, where the file is from another time', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const folder = temporaryFolder()
    const client = release(folder, {})
    writeFileSync(join(folder, 'site.json'), '{"name": "Old"}')
    const site = siteSettings(client)
    expect([site(), site()]).toEqual([NEUTRAL_SITE, NEUTRAL_SITE])
    expect(said.mock.calls).toEqual([[expect.stringContaining('npm run build writes it again')]])
  })
})
