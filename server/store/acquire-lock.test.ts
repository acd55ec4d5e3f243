import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/server/support/test-database.ts'
import { acquireLock } from './acquire-lock.ts'

const IN_USE = 'Another server works with the messages'

test('A folder has one server at a time', () => {
  const folder = temporaryFolder()
  const first = acquireLock(folder)
  expect(() => acquireLock(folder)).toThrow(IN_USE)
  first.letGo()
  acquireLock(folder).letGo()
})

test('A second server is refused even at the moment when the folder was emptied', () => {
  const folder = temporaryFolder()
  const first = acquireLock(folder)
  rmSync(join(folder, 'server.lock'))
  expect(() => acquireLock(folder)).toThrow(IN_USE)
  first.renew()
  expect(() => acquireLock(folder)).toThrow(IN_USE)
  first.letGo()
  acquireLock(folder).letGo()
})
