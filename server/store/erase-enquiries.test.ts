import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/server/support/test-database.ts'
import { eraseEnquiry, eraseSender } from './erase-enquiries.ts'
import { openDatabase } from './open-database.ts'
import { readEnquiries } from './read-enquiries.ts'
import { wipeTraces } from './wipe.ts'

/** Whether any file of the folder contains this text. */
const isFound = (folder: string, text: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text))

describe('Deleting', () => {
  test('by e-mail address removes every message, however the address was written', () => {
    const { database, store } = testDatabase()
    store({ email: 'Asha@Example.com' })
    store({ email: 'asha@example.com', suspicion: 'honeypot', quarantined: true })
    store({ email: 'ravi@example.com' })
    expect(eraseSender(database, ' ASHA@example.com ')).toBe(2)
    expect([...readEnquiries(database)].map(({ email }) => email)).toEqual(['ravi@example.com'])
    expect([...readEnquiries(database, { status: 'quarantined' })]).toEqual([])
    expect(eraseSender(database, 'asha@example.com')).toBe(0)
  })

  test('leaves no trace in any file, even while the server has the database open', () => {
    const { database, folder, store } = testDatabase()
    // Among many others, so that SQLite has moved rows between pages and left copies.
    for (let i = 0; i < 400; i++) store({ email: `n${i}@example.com`, message: 'x'.repeat(i * 3) })
    const id = store({ email: 'forget-me@example.com', message: 'an unmistakable secret' })
    for (let i = 0; i < 400; i++) store({ message: 'y'.repeat(i * 3) })
    database
      .prepare('UPDATE deliveries SET last_error = ? WHERE message_id = ?')
      .run('refused forget-me@example.com', id)
    expect(isFound(folder, 'an unmistakable secret')).toBe(true)

    const commandLine = openDatabase(folder)
    expect(eraseEnquiry(commandLine, id)).toBe(1)
    expect(wipeTraces(commandLine, 0)).toBe(true)
    expect(isFound(folder, 'an unmistakable secret')).toBe(false)
    expect(isFound(folder, 'forget-me@example.com')).toBe(false)
    commandLine.close()
    store({ message: 'the server goes on' })
    expect([...readEnquiries(database)]).toHaveLength(801)
  })

  test('also wipes what another program deleted without overwriting it', () => {
    const { database, folder, store } = testDatabase()
    const ids = [1, 2, 3].map((n) => store({ message: `${'x'.repeat(9000)} secret ${n}` }))
    database.exec('PRAGMA secure_delete = OFF')
    database.prepare('DELETE FROM messages WHERE id = ?').run(ids[1] ?? '')
    database.exec('PRAGMA secure_delete = ON; PRAGMA wal_checkpoint(TRUNCATE)')
    expect(isFound(folder, 'secret 2')).toBe(true)
    eraseEnquiry(database, ids[0] ?? '')
    wipeTraces(database, 0)
    expect(isFound(folder, 'secret 2')).toBe(false)
    expect(isFound(folder, 'secret 3')).toBe(true)
  })

  test('waits for readers, and wipes everything once they have finished', () => {
    const { database, folder, store } = testDatabase()
    const id = store({ message: 'an unmistakable secret' })
    const reader = openDatabase(folder)
    reader.exec('BEGIN; SELECT * FROM messages')
    eraseEnquiry(database, id)
    expect(wipeTraces(database, 0)).toBe(false)
    expect(isFound(folder, 'an unmistakable secret')).toBe(true)
    // Another program can do it too: the database records that there is something to wipe.
    const later = openDatabase(folder)
    expect(wipeTraces(later, 0)).toBe(false)
    reader.close()
    expect(wipeTraces(later, 0)).toBe(true)
    expect(isFound(folder, 'an unmistakable secret')).toBe(false)
    later.close()
  })
})
