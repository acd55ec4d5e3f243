/**
 * Marks the document once it is loaded and painted, for styles that wait for it. It is written into the
 * page as its own source, so it uses nothing from outside.
 * @param mark name of the attribute
 */
export function notePaint(mark: string): void {
  // A frame is on the screen within 100 ms of its beginning; a `PerformanceObserver` would weigh more.
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => document.documentElement.setAttribute(mark, ''), 100),
    ),
  )
}
