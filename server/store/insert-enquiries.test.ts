import { describe, expect, test } from 'vitest'
import { listed, newEnquiry, testDatabase } from '../../tests/server/support/test-database.ts'
import { readEnquiry } from './read-enquiries.ts'

const ID = '0b9c8a0e-1f5d-4c53-9c3a-0123456789ab'

describe('A message', () => {
  test('is stored unchanged', async () => {
    const { database, store } = testDatabase()
    const values = { name: 'आशा "x" \u202e', message: "'; DROP TABLE messages; --\n👩🏽‍🚀\n" }
    await store({ id: ID, ...values, details: { page: 'https://kiteline.example/' } })
    expect(await readEnquiry(database, ID)).toMatchObject({
      ...values,
      id: ID,
      status: 'waiting',
      details: { page: 'https://kiteline.example/' },
      attempts: 0,
    })
  })

  test('sent twice is stored once', async () => {
    const { database, insert } = testDatabase()
    expect(await insert(newEnquiry({ id: ID }))).toEqual({ id: ID, repeat: false })
    const again = newEnquiry({ id: ID, receivedAt: 2_000_000 })
    expect(await insert(again)).toEqual({ id: ID, repeat: true })
    expect(await listed(database)).toHaveLength(1)
  })

  test('sent again with other text is a second message, which a repeat does not duplicate', async () => {
    const { database, insert } = testDatabase()
    const [first, other, again] = await Promise.all(
      ['a', 'b', 'b'].map((message) => insert(newEnquiry({ id: ID, message }))),
    )
    expect(first).toEqual({ id: ID, repeat: false })
    expect(other?.repeat).toBe(false)
    expect(other?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(again).toEqual({ id: other?.id, repeat: true })
    expect((await listed(database)).map(({ message }) => message).sort()).toEqual(['a', 'b'])
  })

  test('without an id gets one, so two of them are two messages', async () => {
    const { store } = testDatabase()
    expect(await store()).not.toBe(await store())
  })

  test('that looks like spam is quarantined, neither listed nor queued', async () => {
    const { database, store } = testDatabase()
    await store({ id: ID, suspicion: 'honeypot', quarantined: true })
    expect(await listed(database)).toEqual([])
    expect(await listed(database, { status: 'quarantined' })).toMatchObject([
      { id: ID, status: 'quarantined', suspicion: 'honeypot', quarantined: true },
    ])
    expect(database.file?.prepare('SELECT * FROM deliveries').all()).toEqual([])
  })

  test('of the self-test is listed only on request', async () => {
    const { database, store } = testDatabase()
    await store({ selfTest: true })
    expect(await listed(database)).toEqual([])
    expect(await listed(database, { selfTests: true })).toHaveLength(1)
  })
})

test('A full disk stores no part of a message, and earlier ones stay', async () => {
  const { database, insert, store } = testDatabase()
  await store({ message: 'before' })
  const pages = database.file?.prepare('PRAGMA page_count').get()?.page_count
  database.file?.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`)
  const large = newEnquiry({ message: 'x'.repeat(20_000) })
  await expect(insert(large)).rejects.toThrow('full')
  database.file?.exec('PRAGMA max_page_count = 1000000')
  await store({ message: 'after' })
  expect((await listed(database)).map(({ message }) => message).sort()).toEqual(['after', 'before'])
})
