import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { THANKS_PATH } from '../../contract/fields.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { NEUTRAL_SITE } from '../../server/neutral-site.ts'
import { siteRelease } from '../../server/site-release.ts'
import { runServer } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

/** A release as the build writes it: the site's folder, and `site.json` beside it. */
function release(folder: string, settings: Partial<SiteSettings>): string {
  const client = join(folder, 'client')
  mkdirSync(client, { recursive: true })
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...NEUTRAL_SITE, ...settings }))
  return client
}

const OURS: Partial<SiteSettings> = {
  name: 'Lantern & Sons',
  language: 'en-GB',
  form: {
    ...NEUTRAL_SITE.form,
    thanks: { ...NEUTRAL_SITE.form.thanks, title: 'Got it', text: 'We write back on Monday.' },
  },
}

describe('A server of a built site', () => {
  test('starts under its name, and thanks in its own text and language', async () => {
    const SITE_DIR = release(temporaryFolder(), OURS)
    const server = await runServer({ SITE_DIR, DATA_DIR: temporaryFolder() })
    expect(server.output.text).toContain(`Lantern & Sons is at ${server.url}`)
    const page = await (await fetch(server.url + THANKS_PATH)).text()
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain('<title>Got it | Lantern &amp; Sons</title>')
    expect(page).toContain('We write back on Monday.')
  })
})

describe('The site settings', () => {
  test('are those of the current release', () => {
    const folder = temporaryFolder()
    const served = join(folder, 'served')
    symlinkSync(release(join(folder, 'one'), { name: 'One' }), served)
    const current = siteRelease(served)
    const site = () => current().settings
    expect(site().name).toBe('One')
    // Replace the link in one step, as a build does.
    symlinkSync(release(join(folder, 'two'), { name: 'Two' }), `${served}.new`)
    renameSync(`${served}.new`, served)
    expect(site().name).toBe('Two')
    rmSync(join(folder, 'two'), { recursive: true })
    expect(site().name).toBeUndefined()
  })

  test('are neutral, with one error in the log, if the file is invalid', () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    onTestFinished(() => said.mockRestore())
    const folder = temporaryFolder()
    const client = release(folder, {})
    writeFileSync(join(folder, 'site.json'), '{"name": "Old"}')
    const current = siteRelease(client)
    const site = () => current().settings
    expect([site(), site()]).toEqual([NEUTRAL_SITE, NEUTRAL_SITE])
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('npm run build writes it again'),
      expect.anything(),
    )
  })
})
