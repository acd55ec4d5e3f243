/** The channels by which messages are delivered. */
export type ChannelName = 'mail' | 'webhook'

/** A mail to the owner about several messages: suspected spam, or unmailed ones that will soon be deleted. */
export type NoticeKind = 'digest' | 'deletion'

/** Why a message looks like spam. One sign alone does not quarantine it. */
export type Suspicion = 'honeypot' | 'too fast'

/** The origin of an enquiry and further fields of the form; only those that were filled in. */
export type Details = Record<string, string>

/** A message on its way into the outbox. */
export interface NewEnquiry {
  /** The id that the page made; undefined for a form without scripts. */
  id: string | undefined
  receivedAt: number
  name: string
  email: string
  message: string
  details: Details
  suspicion: Suspicion | undefined
  /** Mailed in the daily digest of suspected spam instead of on its own. */
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

/** A message as stored in the outbox. */
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
  /** Its state in each channel that it is queued for. */
  channels: Partial<Record<ChannelName, ChannelState>>
  /** The fields below are the state of the mail. */
  attempts: number
  nextAttemptAt: number | undefined
  deliveredAt: number | undefined
  lastError: string | undefined
}
