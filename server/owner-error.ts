/** Thrown for what the owner can put right: shown as its message alone, without a trace. */
export class OwnerError extends Error {
  override name = 'OwnerError'
}
