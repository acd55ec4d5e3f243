/** Milliseconds that any expectation may take; on a busy machine a page may be slow. */
export const PATIENCE = 20_000
