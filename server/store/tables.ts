import type { Generated, Selectable } from 'kysely'
import type { ChannelName, ChannelState, NoticeKind } from './enquiry.ts'

/** The tables of the database, for typed queries. Times are milliseconds since 1970; flags are 0 or 1. */
export interface Tables {
  messages: MessageTable
  deliveries: DeliveryTable
  /**
   * The key-value store of server and command line. Renaming this table would make backups on read-only
   * media unreadable, because they cannot be migrated.
   */
  facts: { name: string; value: string }
  notices: NoticeTable
  /** The messages of each notice; each message is in at most one notice of each kind. */
  notice_messages: { kind: NoticeKind; message_id: string; notice_id: number }
  /** Only where several servers share the database: until when each client has used up its requests. */
  rate_limits: { client: string; used_until: number }
}

interface MessageTable {
  id: string
  received_at: number
  name: string
  email: string
  email_key: string
  message: string
  /** A JSON object. */
  details: string
  digest: string
  suspicion: string | null
  self_test: number
  quarantined: number
}

interface Attempts {
  attempts: Generated<number>
  first_attempt_at: number | null
  next_attempt_at: number
  /** Until when a server has claimed it, so that no other server sends it. */
  claimed_until: number | null
  last_error: string | null
}

interface DeliveryTable extends Attempts {
  message_id: string
  channel: ChannelName
  status: Generated<ChannelState['status']>
  done_at: number | null
}

interface NoticeTable extends Attempts {
  id: Generated<number>
  kind: NoticeKind
  created_at: number
  told_at: number | null
  sent_at: number | null
}

export type MessageRow = Selectable<MessageTable>
export type DeliveryRow = Selectable<DeliveryTable>
