import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
import { siteRelease } from './site-release.ts'

const POLICY = { 'Content-Security-Policy': "script-src 'self'" }

/** A folder with two releases, the second after the first, and a way to turn the link to one. */
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

test('The current release is where the link leads: its files, its headers, the files before', () => {
  const { build, turnTo } = twoReleases()
  const clock = { now: 0 }
  turnTo('one')
  const current = siteRelease(join(build, 'client'), () => clock.now)
  const one = {
    root: join(build, 'releases/one/client'),
    before: undefined,
    headers: { '/one': POLICY },
  }
  expect(current()).toEqual(one)
  turnTo('two')
  // It looks once a second, and gives the same object in between.
  expect(current()).toEqual(one)
  clock.now += 1000
  const two = current()
  expect(two).toEqual({
    root: join(build, 'releases/two/client'),
    before: join(build, 'releases/one/client'),
    headers: { '/two': POLICY },
  })
  clock.now += 1000
  expect(current()).toBe(two)
})

test('Headers beside a plain folder that are half written do not count yet', () => {
  const folder = temporaryFolder()
  const clock = { now: 0 }
  mkdirSync(join(folder, 'site'))
  const current = siteRelease(join(folder, 'site'), () => clock.now)
  expect(current().headers).toEqual({})
  writeFileSync(join(folder, 'headers.json'), '{"/": ')
  clock.now += 1000
  expect(current().headers).toEqual({})
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ '/': POLICY }))
  clock.now += 1000
  expect(current().headers).toEqual({ '/': POLICY })
})
