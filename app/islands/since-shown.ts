/**
 * Milliseconds since the visitor saw the page: since its load began or, if it was prerendered, since it
 * was activated.
 */
export function sinceShown(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
  return performance.now() - activationStart
}
