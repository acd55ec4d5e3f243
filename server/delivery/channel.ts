import type { ChannelName, StoredMessage } from '../store/message.ts'

/** A way by which messages leave the outbox. */
export interface Channel {
  name: ChannelName
  /**
   * Resolves once the other side has taken the message; may be called again for one it has. If it
   * did so only in part, and trying again cannot help, with what its owner has to know.
   */
  send(message: StoredMessage, signal: AbortSignal): Promise<string | undefined>
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
