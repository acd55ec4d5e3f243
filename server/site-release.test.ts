import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
import { siteRelease } from './site-release.ts'

/** Where each release leads a former address. */
const redirectsOf = (name: string) => ({ '/former': `/${name}` })

/** A folder with two successive releases, and a function that points the link to one. */
function twoReleases() {
  const build = temporaryFolder()
  for (const name of ['one', 'two']) {
    mkdirSync(join(build, `releases/${name}/client`), { recursive: true })
    writeFileSync(join(build, `releases/${name}/redirects.json`), JSON.stringify(redirectsOf(name)))
  }
  const turnTo = (name: string) => {
    symlinkSync(`releases/${name}/client`, join(build, 'next'))
    renameSync(join(build, 'next'), join(build, 'client'))
  }
  return { build, turnTo }
}

test('The current release is the target of the link, with its redirects', () => {
  const { build, turnTo } = twoReleases()
  const clock = { now: 0 }
  turnTo('one')
  const current = siteRelease(join(build, 'client'), () => clock.now)
  const one = {
    root: join(build, 'releases/one/client'),
    redirects: redirectsOf('one'),
  }
  expect(current()).toEqual(one)
  turnTo('two')
  // It checks once a second, and returns the same object in between.
  expect(current()).toEqual(one)
  clock.now += 1000
  const two = current()
  expect(two).toEqual({
    root: join(build, 'releases/two/client'),
    redirects: redirectsOf('two'),
  })
  clock.now += 1000
  expect(current()).toBe(two)
})
