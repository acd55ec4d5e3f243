/** An error that the owner can fix: shown as its message alone, without a stack trace. */
export class OwnerError extends Error {
  override name = 'OwnerError'
}
