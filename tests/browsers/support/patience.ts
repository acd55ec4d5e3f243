/** Milliseconds that anything may take until it is so; on a machine that others use too, a page may be slow. */
export const PATIENCE = 20_000
