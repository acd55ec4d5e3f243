import type { ChannelName, StoredEnquiry } from '../store/enquiry.ts'

/**
 * Resolves once the other side has accepted the item; may be called again for the same item. If it
 * was accepted only in part and a retry cannot help, resolves with a note for the owner.
 */
export type Send<Item> = (item: Item, signal: AbortSignal) => Promise<string | undefined>

/** A way in which messages leave the outbox. */
export interface Channel {
  name: ChannelName
  send: Send<StoredEnquiry>
}

/** Why a channel refused a message, and whether that is final. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly permanent: boolean

  constructor(text: string, permanent: boolean) {
    super(text)
    this.permanent = permanent
  }
}
