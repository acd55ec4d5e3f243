type Status = 400 | 404 | 409 | 422 | 507

/** What the owner can put right: shown as its message alone, without a stack trace. */
export class OwnerError extends Error {
  override name = 'OwnerError'
  /** Of the editor's answer, if it refuses a request. */
  readonly status: Status
  constructor(message: string, status: Status = 422) {
    super(message)
    this.status = status
  }
}
