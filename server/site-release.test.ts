import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
import { siteRelease } from './site-release.ts'

const POLICY = { 'Content-Security-Policy': "script-src 'self'" }

/** A folder with two successive releases, and a function that points the link to one. */
function twoReleases() {
  const build = temporaryFolder()
  for (const [name, before] of [['one'], ['two', 'one']]) {
    mkdirSync(join(build, `releases/${name}/client`), { recursive: true })
    writeFileSync(
      join(build, `releases/${name}/headers.json`),
      JSON.stringify({ [`/${name}`]: POLICY }),
    )
    writeFileSync(join(build, `releases/${name}/release.json`), JSON.stringify({ before }))
  }
  const turnTo = (name: string) => {
    symlinkSync(`releases/${name}/client`, join(build, 'next'))
    renameSync(join(build, 'next'), join(build, 'client'))
  }
  return { build, turnTo }
}

test('The current release is the target of the link, with its headers', () => {
  const { build, turnTo } = twoReleases()
  const clock = { now: 0 }
  turnTo('one')
  const current = siteRelease(join(build, 'client'), () => clock.now)
  const one = {
    root: join(build, 'releases/one/client'),
    headers: { '/one': POLICY },
    redirects: {},
  }
  expect(current()).toEqual(one)
  turnTo('two')
  // It checks once a second, and returns the same object in between.
  expect(current()).toEqual(one)
  clock.now += 1000
  const two = current()
  expect(two).toEqual({
    root: join(build, 'releases/two/client'),
    headers: { '/two': POLICY },
    redirects: {},
  })
  clock.now += 1000
  expect(current()).toBe(two)
})

test('Missing or incomplete headers are logged once, and the previous ones stay valid', () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => log.mockRestore())
  const folder = temporaryFolder()
  const clock = { now: 0 }
  mkdirSync(join(folder, 'site'))
  const current = siteRelease(join(folder, 'site'), () => clock.now)
  const headersWith = (json: string | undefined) => {
    if (json !== undefined) writeFileSync(join(folder, 'headers.json'), json)
    clock.now += 1000
    return current().headers
  }
  expect(headersWith(undefined)).toEqual({})
  expect(headersWith(undefined)).toEqual({})
  expect(log).toHaveBeenCalledOnce()
  expect(headersWith(JSON.stringify({ '/': POLICY }))).toEqual({ '/': POLICY })
  expect(headersWith('{"/": ')).toEqual({ '/': POLICY })
  expect(headersWith(undefined)).toEqual({ '/': POLICY })
  expect(log).toHaveBeenCalledTimes(2)
  expect(headersWith(JSON.stringify({ '/about': POLICY }))).toEqual({ '/about': POLICY })
})
