import type { ChannelName, StoredEnquiry } from '../store/enquiry.ts'

/**
 * Resolves once the other side has taken the item; may be called again for one it has. If it did so
 * only in part, and trying again cannot help, with what its owner has to know.
 */
export type Send<Item> = (item: Item, signal: AbortSignal) => Promise<string | undefined>

/** A way by which messages leave the outbox. */
export interface Channel {
  name: ChannelName
  send: Send<StoredEnquiry>
}

/** Why a channel did not take a message, and whether trying again can help. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly permanent: boolean

  constructor(text: string, permanent: boolean) {
    super(text)
    this.permanent = permanent
  }
}
