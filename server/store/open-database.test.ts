import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, testDatabase } from '../../tests/server/support/test-database.ts'
import { OwnerError } from '../owner-error.ts'
import { planNotice } from './notices.ts'
import { DATABASE_FILE, inTransaction, MIGRATIONS, openDatabase } from './open-database.ts'
import { readEnquiries } from './read-enquiries.ts'

describe('The database', () => {
  test('syncs every commit to the disk, and overwrites deleted data', () => {
    const { database } = testDatabase()
    const pragma = (name: string) =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('secure_delete')).toBe(1)
  })

  test('can be read by its owner alone', () => {
    const { folder } = testDatabase()
    expect(statSync(join(folder, DATABASE_FILE)).mode & 0o777).toBe(0o600)
  })

  test('keeps its content when it is opened again', () => {
    const { database, folder, store } = testDatabase()
    store()
    database.close()
    const again = openDatabase(folder)
    expect(again.prepare('SELECT count(*) AS count FROM messages').get()).toEqual({ count: 1 })
    again.close()
  })

  test('of the first version is migrated, its quarantine included', () => {
    const folder = temporaryFolder()
    const old = new DatabaseSync(join(folder, DATABASE_FILE))
    old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;
      INSERT INTO messages VALUES ('a', 1, 'A', 'a@b', 'a@b', 'spam', '{}', 'x', 'too fast', 0);
      INSERT INTO messages VALUES ('b', 2, 'B', 'b@b', 'b@b', 'hello', '{}', 'y', NULL, 0);
      INSERT INTO deliveries (message_id, channel, next_attempt_at) VALUES ('b', 'mail', 2)`)
    old.close()
    const database = openDatabase(folder)
    expect([...readEnquiries(database)]).toMatchObject([{ id: 'b', status: 'waiting' }])
    expect([...readEnquiries(database, { status: 'quarantined' })]).toMatchObject([{ id: 'a' }])
    expect(planNotice(database, 'digest', { mails: true, months: 12, now: 3 })).toBe(1)
    database.close()
    openDatabase(folder).close()
  })

  test('that is invalid, or from a newer version, stops the start with a clear error', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, DATABASE_FILE), 'this is not a database, it is a letter to a friend')
    expect(() => openDatabase(folder)).toThrow(OwnerError)
    const { database, folder: newer } = testDatabase()
    database.exec('PRAGMA user_version = 99')
    expect(() => openDatabase(newer)).toThrow('a newer version of this program wrote it')
  })
})

test('A failed transaction leaves nothing behind, and the next one works', () => {
  const { database, store } = testDatabase()
  const failing = () =>
    inTransaction(database, () => {
      database.exec("INSERT INTO facts (name, value) VALUES ('half', 'done')")
      throw new Error('half way')
    })
  expect(failing).toThrow('half way')
  expect(database.prepare('SELECT * FROM facts').all()).toEqual([])
  expect(store()).not.toBe('')
})
