/** A request that is refused, with an HTTP status and a sentence for the owner. */
export class OwnerMistake extends Error {
  readonly status: 400 | 404 | 409 | 422
  constructor(status: 400 | 404 | 409 | 422, message: string) {
    super(message)
    this.status = status
  }
}
