/**
 * Marks the document once it is loaded and painted, for styles that wait for that. It is inlined into the
 * page as source text, so it uses no outer variables.
 * @param mark name of the attribute
 */
export function notePaint(mark: string): void {
  // An animation frame is on the screen within 100 ms; a `PerformanceObserver` would take more code.
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => document.documentElement.setAttribute(mark, ''), 100),
    ),
  )
}
