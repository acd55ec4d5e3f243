import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listed, testDatabase } from '../../tests/server/support/test-database.ts'
import { eraseEnquiry, eraseSender } from './erase-enquiries.ts'
import { openSqlite } from './open-sqlite.ts'
import { wipeTraces } from './wipe.ts'

/** Whether any file of the folder contains this text. */
const isFound = (folder: string, text: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text))

describe('Deleting', () => {
  test('by e-mail address removes every message, however the address was written', async () => {
    const { database, store } = testDatabase()
    await store({ email: 'Asha@Example.com' })
    await store({ email: 'asha@example.com', suspicion: 'honeypot', quarantined: true })
    await store({ email: 'ravi@example.com' })
    expect(await eraseSender(database, ' ASHA@example.com ')).toBe(2)
    expect((await listed(database)).map(({ email }) => email)).toEqual(['ravi@example.com'])
    expect(await listed(database, { status: 'quarantined' })).toEqual([])
    expect(await eraseSender(database, 'asha@example.com')).toBe(0)
  })

  test('leaves no trace in any file, even while the server has the database open', async () => {
    const { database, folder, store } = testDatabase()
    // Among many others, so that SQLite has moved rows between pages and left copies.
    for (let i = 0; i < 400; i++)
      await store({ email: `n${i}@example.com`, message: 'x'.repeat(i * 3) })
    const id = await store({ email: 'forget-me@example.com', message: 'an unmistakable secret' })
    for (let i = 0; i < 400; i++) await store({ message: 'y'.repeat(i * 3) })
    database.file
      ?.prepare('UPDATE deliveries SET last_error = ? WHERE message_id = ?')
      .run('refused forget-me@example.com', id)
    expect(isFound(folder, 'an unmistakable secret')).toBe(true)

    const commandLine = openSqlite(folder)
    expect(await eraseEnquiry(commandLine, id)).toBe(1)
    expect(await wipeTraces(commandLine, 0)).toBe(true)
    expect(isFound(folder, 'an unmistakable secret')).toBe(false)
    expect(isFound(folder, 'forget-me@example.com')).toBe(false)
    await commandLine.close()
    await store({ message: 'the server goes on' })
    expect(await listed(database)).toHaveLength(801)
  })

  test('also wipes what another program deleted without overwriting it', async () => {
    const { database, folder, store } = testDatabase()
    const ids = await Promise.all(
      [1, 2, 3].map((n) => store({ message: `${'x'.repeat(9000)} secret ${n}` })),
    )
    database.file?.exec('PRAGMA secure_delete = OFF')
    database.file?.prepare('DELETE FROM messages WHERE id = ?').run(ids[1] ?? '')
    database.file?.exec('PRAGMA secure_delete = ON; PRAGMA wal_checkpoint(TRUNCATE)')
    expect(isFound(folder, 'secret 2')).toBe(true)
    await eraseEnquiry(database, ids[0] ?? '')
    await wipeTraces(database, 0)
    expect(isFound(folder, 'secret 2')).toBe(false)
    expect(isFound(folder, 'secret 3')).toBe(true)
  })

  test('waits for readers, and wipes everything once they have finished', async () => {
    const { database, folder, store } = testDatabase()
    const id = await store({ message: 'an unmistakable secret' })
    const reader = openSqlite(folder)
    reader.file?.exec('BEGIN; SELECT * FROM messages')
    await eraseEnquiry(database, id)
    expect(await wipeTraces(database, 0)).toBe(false)
    expect(isFound(folder, 'an unmistakable secret')).toBe(true)
    // Another program can do it too: the database records that there is something to wipe.
    const later = openSqlite(folder)
    expect(await wipeTraces(later, 0)).toBe(false)
    await reader.close()
    expect(await wipeTraces(later, 0)).toBe(true)
    expect(isFound(folder, 'an unmistakable secret')).toBe(false)
    await later.close()
  })
})
