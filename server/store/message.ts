/** The ways by which messages leave the outbox. */
export type ChannelName = 'mail' | 'webhook'

/** Why a message waits in quarantine instead of the outbox. */
export type Suspicion = 'honeypot' | 'too fast'

/** Where an enquiry came from, and what the form carried besides; only what was given. */
export type Details = Record<string, string>

/** A message on its way into the outbox. */
export interface NewMessage {
  /** The page's own id for it; none from forms that have no script. */
  id: string | undefined
  receivedAt: number
  name: string
  email: string
  message: string
  details: Details
  suspicion: Suspicion | undefined
  /** Sent by the self-test, not by a visitor. */
  selfTest: boolean
}

export const STATUSES = ['waiting', 'delivered', 'failed', 'quarantined'] as const
export type Status = (typeof STATUSES)[number]

/** A message as the outbox holds it. */
export interface StoredMessage {
  id: string
  receivedAt: number
  status: Status
  name: string
  email: string
  message: string
  details: Details
  suspicion: Suspicion | undefined
  selfTest: boolean
  attempts: number
  nextAttemptAt: number | undefined
  deliveredAt: number | undefined
  lastError: string | undefined
}
