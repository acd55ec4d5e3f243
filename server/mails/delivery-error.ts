/** Why something could not be delivered. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Whether trying again cannot help. */
  readonly isFinal: boolean
  /** For the log: without words of the other side, which may quote a visitor. */
  readonly summary: string

  constructor(text: string, isFinal: boolean, summary = text) {
    super(text)
    this.isFinal = isFinal
    this.summary = summary
  }
}
