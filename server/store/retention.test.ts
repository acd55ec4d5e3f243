import { describe, expect, test } from 'vitest'
import { listed, testDatabase } from '../../tests/server/support/test-database.ts'
import { deliveryQueue } from './delivery-queue.ts'
import type { NewEnquiry } from './enquiry.ts'
import { deleteExpired, monthsBefore } from './retention.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => NOW - days * 24 * 60 * 60_000

/** A message that has been mailed. */
function setUp() {
  const store = testDatabase()
  const queue = deliveryQueue(store.database, 'mail')
  const storeMailed = async (given: Partial<NewEnquiry>) =>
    queue.delivered(await store.store(given), NOW)
  return { ...store, queue, storeMailed }
}

describe('When they expire', () => {
  test('old messages are deleted, newer ones are not', async () => {
    const { database, storeMailed } = setUp()
    await storeMailed({ receivedAt: Date.parse('2025-11-21T11:59:59Z'), message: 'old' })
    await storeMailed({ receivedAt: Date.parse('2025-11-21T12:00:01Z'), message: 'young' })
    expect(await deleteExpired(database, 12, NOW)).toBe(1)
    expect((await listed(database)).map(({ message }) => message)).toEqual(['young'])
    expect(database.file?.prepare('SELECT count(*) AS count FROM deliveries').get()).toEqual({
      count: 1,
    })
  })

  test('self-tests are deleted after a week', async () => {
    const { database, store } = testDatabase()
    for (const days of [6, 8]) await store({ receivedAt: daysAgo(days), selfTest: true })
    await deleteExpired(database, 12, NOW)
    expect(await listed(database, { selfTests: true })).toHaveLength(1)
  })
})

test.each([
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2026-01-15T10:00:00Z', 12, '2025-01-15T10:00:00.000Z'],
  ['2026-01-15T10:00:00Z', 3, '2025-10-15T10:00:00.000Z'],
])('%s less %i months is %s', async (now, months, expected) => {
  expect(new Date(monthsBefore(Date.parse(now), months)).toISOString()).toBe(expected)
})
