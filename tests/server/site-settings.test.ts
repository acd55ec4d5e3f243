import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { siteRelease } from '../../server/site/site-release.ts'
import { runProgram } from './support/run-server.ts'
import { putSite } from './support/site.ts'
import { temporaryFolder } from './support/test-database.ts'

test.each([
  ['is not built', (site: string) => rmSync(join(site, '..'), { recursive: true })],
  ['is of another version', (site: string) => writeFileSync(join(site, '../site.json'), '{}')],
  [
    'leads visitors to another one',
    (site: string) => writeFileSync(join(site, '../redirects.json'), '{ "/": "//evil.example" }'),
  ],
])('A server whose site %s does not start, and says what to do', async (_, spoil) => {
  const SITE_DIR = putSite()
  spoil(SITE_DIR)
  const { ended, output } = runProgram('main.ts', [], { SITE_DIR })
  expect(await ended).toEqual([1, null])
  expect(output.text).toBe(
    `There is no site in ${SITE_DIR} that this server can read: npm run build makes it.\n`,
  )
})

test('The site settings are those of the current release; if it is invalid, they stay, with one error', () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const folder = temporaryFolder()
  const served = join(folder, 'served')
  symlinkSync(putSite({ name: 'One' }, {}, join(folder, 'one')), served)
  const current = siteRelease(served)
  expect(current().settings.name).toBe('One')
  // Replace the link in one step, as a build does.
  symlinkSync(putSite({ name: 'Two' }, {}, join(folder, 'two')), `${served}.new`)
  renameSync(`${served}.new`, served)
  expect(current().settings.name).toBe('Two')
  rmSync(served)
  expect([current().settings.name, current().settings.name]).toEqual(['Two', 'Two'])
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm run build makes it'))
})
