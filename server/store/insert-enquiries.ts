import { createHash, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { ChannelName, NewEnquiry } from './enquiry.ts'
import { inTransaction } from './open-database.ts'

/** The id under which a message is stored, and whether it had been stored before. */
export type StoreResult = { id: string; repeat: boolean }

/** The channels that new messages are queued for. */
export type Channels = Record<'enquiries' | 'selfTests', readonly ChannelName[]>

/** The normalised e-mail address, for comparison. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

/**
 * Returns a function that stores a message on the disk. The same id with the same fields is a repeat,
 * and is not stored again. The same id with other fields comes from a visitor who edited and sent
 * again: both are stored, the second under an id derived from both.
 */
export function enquiryInserter(database: DatabaseSync, channels: Channels) {
  const insert = database.prepare(
    `INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest, suspicion, quarantined, self_test)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  )
  const enqueue = database.prepare(
    'INSERT INTO deliveries (message_id, channel, next_attempt_at) VALUES (?, ?, ?)',
  )
  const digestOf = database.prepare('SELECT digest FROM messages WHERE id = ?')

  function insertAs(id: string, message: NewEnquiry, digest: string): boolean {
    const { receivedAt, name, email, suspicion } = message
    const details = JSON.stringify(message.details)
    const row = [id, receivedAt, name, email, emailKey(email), message.message, details, digest]
    const flags = [message.quarantined ? 1 : 0, message.selfTest ? 1 : 0]
    const { changes } = insert.run(...row, suspicion ?? null, ...flags)
    if (changes === 0) return false
    if (message.quarantined) return true
    const ways = message.selfTest ? channels.selfTests : channels.enquiries
    for (const channel of ways) enqueue.run(id, channel, receivedAt)
    return true
  }

  function store(message: NewEnquiry): StoreResult {
    const id = message.id ?? randomUUID()
    const digest = digestWords(message)
    if (insertAs(id, message, digest)) return { id, repeat: false }
    if (digestOf.get(id)?.digest === digest) return { id, repeat: true }
    const changedId = asUuid(sha256(`${id}\n${digest}`))
    return { id: changedId, repeat: !insertAs(changedId, message, digest) }
  }

  return (message: NewEnquiry): StoreResult => inTransaction(database, () => store(message))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const digestWords = ({ name, email, message }: NewEnquiry) =>
  sha256(JSON.stringify([name, email, message]))

/** Formats a hash as a UUID of version 8, the version for custom derivations (RFC 9562). */
function asUuid(hex: string): string {
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
