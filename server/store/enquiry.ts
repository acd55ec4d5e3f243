/** The ways by which messages leave the outbox. */
export type ChannelName = 'mail' | 'webhook'

/** Why a message looks like spam. One such sign alone does not keep it from being mailed. */
export type Suspicion = 'honeypot' | 'too fast'

/** Where an enquiry came from, and what the form carried besides; only what was given. */
export type Details = Record<string, string>

/** A message on its way into the outbox. */
export interface NewEnquiry {
  /** The page's own id for it; none from forms that have no script. */
  id: string | undefined
  receivedAt: number
  name: string
  email: string
  message: string
  details: Details
  suspicion: Suspicion | undefined
  /** Mailed in the daily digest of suspected spam instead of by itself. */
  quarantined: boolean
  /** Sent by the self-test, not by a visitor. */
  selfTest: boolean
}

export const STATUSES = ['waiting', 'delivered', 'failed', 'quarantined'] as const
export type Status = (typeof STATUSES)[number]

/** A message's state in one channel; times as ISO 8601. */
export interface ChannelState {
  status: Exclude<Status, 'quarantined'>
  attempts: number
  nextAttemptAt?: string
  doneAt?: string
  lastError?: string
}

/** A message as the outbox holds it. */
export interface StoredEnquiry {
  id: string
  receivedAt: number
  status: Status
  name: string
  email: string
  message: string
  details: Details
  suspicion: Suspicion | undefined
  quarantined: boolean
  selfTest: boolean
  /** What became of it by each channel it is to leave by. */
  channels: Partial<Record<ChannelName, ChannelState>>
  /** The rest is the mail's own state. */
  attempts: number
  nextAttemptAt: number | undefined
  deliveredAt: number | undefined
  lastError: string | undefined
}
