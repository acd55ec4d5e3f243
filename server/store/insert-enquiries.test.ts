import { describe, expect, test } from 'vitest'
import { newEnquiry, testDatabase } from '../../tests/server/support/test-database.ts'
import { enquiryReader, readEnquiries } from './read-enquiries.ts'

const ID = '0b9c8a0e-1f5d-4c53-9c3a-0123456789ab'

describe('A message', () => {
  test('is stored unchanged', () => {
    const { database, store } = testDatabase()
    const values = { name: 'आशा "x" \u202e', message: "'; DROP TABLE messages; --\n👩🏽‍🚀\n" }
    store({ id: ID, ...values, details: { page: 'https://kiteline.example/' } })
    expect(enquiryReader(database)(ID)).toMatchObject({
      ...values,
      id: ID,
      status: 'waiting',
      details: { page: 'https://kiteline.example/' },
      attempts: 0,
    })
  })

  test('sent twice is stored once', () => {
    const { database, insert } = testDatabase()
    expect(insert(newEnquiry({ id: ID }))).toEqual({ id: ID, repeat: false })
    const again = newEnquiry({ id: ID, receivedAt: 2_000_000 })
    expect(insert(again)).toEqual({ id: ID, repeat: true })
    expect([...readEnquiries(database)]).toHaveLength(1)
  })

  test('sent again with other text is a second message, which a repeat does not duplicate', () => {
    const { database, insert } = testDatabase()
    const [first, other, again] = ['a', 'b', 'b'].map((message) =>
      insert(newEnquiry({ id: ID, message })),
    )
    expect(first).toEqual({ id: ID, repeat: false })
    expect(other?.repeat).toBe(false)
    expect(other?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(again).toEqual({ id: other?.id, repeat: true })
    expect([...readEnquiries(database)].map(({ message }) => message).sort()).toEqual(['a', 'b'])
  })

  test('without an id gets one, so two of them are two messages', () => {
    const { store } = testDatabase()
    expect(store()).not.toBe(store())
  })

  test('that looks like spam is quarantined, neither listed nor queued', () => {
    const { database, store } = testDatabase()
    store({ id: ID, suspicion: 'honeypot', quarantined: true })
    expect([...readEnquiries(database)]).toEqual([])
    expect([...readEnquiries(database, { status: 'quarantined' })]).toMatchObject([
      { id: ID, status: 'quarantined', suspicion: 'honeypot', quarantined: true },
    ])
    expect(database.prepare('SELECT * FROM deliveries').all()).toEqual([])
  })

  test('of the self-test is listed only on request', () => {
    const { database, store } = testDatabase()
    store({ selfTest: true })
    expect([...readEnquiries(database)]).toEqual([])
    expect([...readEnquiries(database, { selfTests: true })]).toHaveLength(1)
  })
})

test('A full disk stores no part of a message, and earlier ones stay', () => {
  const { database, insert, store } = testDatabase()
  store({ message: 'before' })
  const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number }
  database.exec(`PRAGMA max_page_count = ${page_count + 2}`)
  const large = newEnquiry({ message: 'x'.repeat(20_000) })
  expect(() => insert(large)).toThrow('full')
  database.exec('PRAGMA max_page_count = 1000000')
  store({ message: 'after' })
  expect([...readEnquiries(database)].map(({ message }) => message).sort()).toEqual([
    'after',
    'before',
  ])
})
