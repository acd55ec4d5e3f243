import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { listed, temporaryFolder, testDatabase } from '../../tests/server/support/test-database.ts'
import { OwnerError } from '../owner-error.ts'
import { inTransaction } from './database.ts'
import { migrations } from './migrations.ts'
import { planNotice } from './notices.ts'
import { DATABASE_FILE, openSqlite } from './open-sqlite.ts'

describe('The database', () => {
  test('syncs every commit to the disk, and overwrites deleted data', async () => {
    const { database } = testDatabase()
    const pragma = (name: string) =>
      Object.values(database.file?.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('secure_delete')).toBe(1)
  })

  test('can be read by its owner alone', async () => {
    const { folder } = testDatabase()
    expect(statSync(join(folder, DATABASE_FILE)).mode & 0o777).toBe(0o600)
  })

  test('keeps its content when it is opened again', async () => {
    const { database, folder, store } = testDatabase()
    await store()
    await database.close()
    const again = openSqlite(folder)
    expect(again.file?.prepare('SELECT count(*) AS count FROM messages').get()).toEqual({
      count: 1,
    })
    await again.close()
  })

  test('of the first version is migrated, its quarantine included', async () => {
    const folder = temporaryFolder()
    const old = new DatabaseSync(join(folder, DATABASE_FILE))
    old.exec(`${migrations('sqlite')[0]}; PRAGMA user_version = 1;
      INSERT INTO messages VALUES ('a', 1, 'A', 'a@b', 'a@b', 'spam', '{}', 'x', 'too fast', 0);
      INSERT INTO messages VALUES ('b', 2, 'B', 'b@b', 'b@b', 'hello', '{}', 'y', NULL, 0);
      INSERT INTO deliveries (message_id, channel, next_attempt_at) VALUES ('b', 'mail', 2)`)
    old.close()
    const database = openSqlite(folder)
    expect(await listed(database)).toMatchObject([{ id: 'b', status: 'waiting' }])
    expect(await listed(database, { status: 'quarantined' })).toMatchObject([{ id: 'a' }])
    expect(await planNotice(database, 'digest', { mails: true, months: 12, now: 3 })).toBe(1)
    await database.close()
    await openSqlite(folder).close()
  })

  test('that is invalid, or from a newer version, stops the start with a clear error', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, DATABASE_FILE), 'this is not a database, it is a letter to a friend')
    expect(() => openSqlite(folder)).toThrow(OwnerError)
    const { database, folder: newer } = testDatabase()
    database.file?.exec('PRAGMA user_version = 99')
    expect(() => openSqlite(newer)).toThrow('a newer version of this program wrote it')
  })
})

test('A failed transaction leaves nothing behind, and the next one works', async () => {
  const { database, store } = testDatabase()
  const failing = () =>
    inTransaction(database, async (db) => {
      await db.insertInto('facts').values({ name: 'half', value: 'done' }).execute()
      throw new Error('half way')
    })
  await expect(failing()).rejects.toThrow('half way')
  expect(database.file?.prepare('SELECT * FROM facts').all()).toEqual([])
  expect(await store()).not.toBe('')
})
